import type { Logger } from "pino";
import type { ServerEnv } from "../env.ts";
import type { Mailer } from "./letter.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

/** By `SMTP_URL`; without it letters are laid into a folder, for development. */
export function createMailer(env: ServerEnv, log: Logger): Mailer {
  const from = env.mailFrom;
  return env.smtpUrl ? createSmtp(env.smtpUrl, from) : createOutbox(env.dataDir, from, log);
}
