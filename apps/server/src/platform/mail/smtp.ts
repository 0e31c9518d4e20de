import { createTransport } from "nodemailer";
import type { Mailer } from "./email.ts";

/** Hands emails to a mail server, `smtp://user:password@host:587` or `smtps://`. */
export function createSmtp(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async ({ to, subject, text, html, replyTo }) => {
      const email = { to, subject, text, html, replyTo };
      await transport.sendMail({ from, ...email, textEncoding: "base64" });
    },
  };
}
