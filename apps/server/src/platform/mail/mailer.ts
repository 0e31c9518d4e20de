import type { Logger } from "pino";
import type { ServerEnv } from "../env.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

/** A letter to one person, as plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Sends letters; rejects when a letter could not be handed over. */
export interface Mailer {
  send: (letter: Letter) => Promise<void>;
}

/** By `SMTP_URL`; without it letters are laid into a folder, for development. */
export function createMailer(env: ServerEnv, log: Logger): Mailer {
  const from = env.mailFrom;
  return env.smtpUrl ? createSmtp(env.smtpUrl, from) : createOutbox(env.dataDir, from, log);
}
