import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Mailer } from "./email.ts";

/** Lays emails into the folder `outbox`, one file each, where no mail server is set. */
export function createOutbox(dataDir: string, from: string, log: Logger): Mailer {
  const folder = join(dataDir, "outbox");
  return {
    send: async ({ to, subject, text, replyTo }) => {
      await mkdir(folder, { recursive: true });
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
      const file = `${stamp}-${randomUUID().slice(0, 8)}.txt`;
      await writeFile(
        join(folder, file),
        `From: ${from}\nTo: ${to}\n${replyTo ? `Reply-To: ${replyTo}\n` : ""}Subject: ${subject}\n\n${text}\n`,
      );
      // Neither the address nor the text: a log holds no personal data.
      log.info({ area: "mail", file }, "no SMTP_URL is set: the email lies in the outbox");
    },
  };
}
