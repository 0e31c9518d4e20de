import { countOutside } from "@tour/telemetry";
import { createTransport } from "nodemailer";
import { listHeaders, readFrom } from "./headers.ts";
import type { Mailer } from "./email.ts";

/** Hands emails to a mail server, `smtp://user:password@host:587` or `smtps://`. */
export function createSmtp(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async (email) => {
      const { to, subject, text, html, replyTo } = email;
      await countOutside("mail", () =>
        transport.sendMail({
          from: readFrom(from, email),
          ...{ to, subject, text, html, replyTo },
          headers: listHeaders(email),
          textEncoding: "base64",
        }),
      );
    },
  };
}
