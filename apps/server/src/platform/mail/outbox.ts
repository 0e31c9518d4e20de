import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { listHeaders, readFrom } from "./headers.ts";
import type { Mailer } from "./email.ts";

/** Lays emails into the folder `outbox`, one file each, where no mail server is set. */
export function createOutbox(dataDir: string, from: string, log: Logger): Mailer {
  const folder = join(dataDir, "outbox");
  return {
    send: async (email) => {
      const { to, subject, text, replyTo } = email;
      await mkdir(folder, { recursive: true });
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
      const file = `${stamp}-${randomUUID().slice(0, 8)}.txt`;
      const sender = readFrom(from, email);
      const headers = Object.entries({
        From: typeof sender === "string" ? sender : `${sender.name} <${sender.address}>`,
        To: to,
        ...(replyTo && { "Reply-To": replyTo }),
        Subject: subject,
        ...listHeaders(email),
      }).map(([name, value]) => `${name}: ${value}\n`);
      await writeFile(join(folder, file), `${headers.join("")}\n${text}\n`);
      // Neither the address nor the text: a log holds no personal data.
      log.info({ area: "mail", file }, "no SMTP_URL is set: the email lies in the outbox");
    },
  };
}
