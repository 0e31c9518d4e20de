import type { Logger } from "pino";
import type { Mailer } from "./email.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

/** By `SMTP_URL`; without it emails are laid into a folder, for development. */
export function createMailer(env: MailSettings, log: Logger): Mailer {
  const from = env.mailFrom;
  return env.smtpUrl ? createSmtp(env.smtpUrl, from) : createOutbox(env.dataDir, from, log);
}
