import type { Email } from "../../../platform/mail/email.ts";
import { oneLine } from "../../../platform/mail/one-line.ts";
import { isPlainAddress } from "../../../platform/mail/plain-address.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { Letter, LetterSender } from "./letter.ts";

/** Longer subjects are cut by every mailbox. */
const maxSubject = 150;

/** A letter as an email, HTML and text; an answer to it goes to `replyTo` if that is a mailbox. */
export async function letterEmail(
  letter: Letter,
  sender: LetterSender,
  { to, replyTo }: { to: string; replyTo: string },
): Promise<Email> {
  return {
    to,
    subject: oneLine(letter.subject).slice(0, maxSubject),
    text: letterText(letter, sender),
    html: await letterHtml(letter, sender),
    ...(isPlainAddress(replyTo) && { replyTo }),
  };
}
