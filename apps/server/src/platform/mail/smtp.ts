import { createTransport } from "nodemailer";
import type { Mailer } from "./letter.ts";

/** Hands letters to a mail server, `smtp://user:password@host:587` or `smtps://`. */
export function createSmtp(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async ({ to, subject, text, html, replyTo }) => {
      const letter = { to, subject, text, html, replyTo };
      await transport.sendMail({ from, ...letter, textEncoding: "base64" });
    },
  };
}
