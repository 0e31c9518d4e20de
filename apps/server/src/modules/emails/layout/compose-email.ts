import type { Email } from "../../../platform/mail/email.ts";
import { oneLine } from "../../../platform/mail/one-line.ts";
import { isPlainAddress } from "../../../platform/mail/plain-address.ts";
import { emailHtml } from "./email-html.ts";
import { emailText } from "./email-text.ts";
import type { EmailContent, EmailSender } from "./email-content.ts";

/** Longer subjects are cut by every mailbox. */
const maxSubject = 150;

interface Addressed {
  to: string;
  /** Where an answer goes, if that is a mailbox. */
  replyTo: string;
  /** It comes in the sender's name; else in the platform's. */
  isInSendersName?: boolean;
}

/** An email as it is sent: with a subject, HTML and text. */
export async function composeEmail(
  content: EmailContent,
  sender: EmailSender,
  { to, replyTo, isInSendersName = false }: Addressed,
): Promise<Email> {
  return {
    to,
    subject: oneLine(content.subject).slice(0, maxSubject),
    text: emailText(content, sender),
    html: await emailHtml(content, sender),
    ...(isPlainAddress(replyTo) && { replyTo }),
    ...(isInSendersName && { fromName: sender.name }),
    ...(content.unsubscribe && { unsubscribeUrl: content.unsubscribe.href }),
  };
}
