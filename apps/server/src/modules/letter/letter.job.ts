import type { Letter } from "../../platform/mail/letter.ts";
import type { JobHandlers } from "../jobs/run-jobs.ts";
import { letterJob } from "./enqueue-letter.ts";

/** Hands letters to the mailer; a mail server that is down is asked again later. */
export const letterJobs: JobHandlers = {
  [letterJob]: async (payload, { mail }) => {
    await mail.send(payload as unknown as Letter);
  },
};
