import type { Email } from "../../../platform/mail/email.ts";
import { oneLine } from "../../../platform/mail/one-line.ts";
import { isPlainAddress } from "../../../platform/mail/plain-address.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { Letter, LetterSender } from "./letter.ts";

/** Longer subjects are cut by every mailbox. */
const maxSubject = 150;

interface Addressed {
  to: string;
  /** Where an answer goes, if that is a mailbox. */
  replyTo: string;
  /** It comes in the sender's name; else in the platform's. */
  isInSendersName?: boolean;
}

/** A letter as an email, HTML and text. */
export async function letterEmail(
  letter: Letter,
  sender: LetterSender,
  { to, replyTo, isInSendersName = false }: Addressed,
): Promise<Email> {
  return {
    to,
    subject: oneLine(letter.subject).slice(0, maxSubject),
    text: letterText(letter, sender),
    html: await letterHtml(letter, sender),
    ...(isPlainAddress(replyTo) && { replyTo }),
    ...(isInSendersName && { fromName: sender.name }),
    ...(letter.unsubscribe && { unsubscribeUrl: letter.unsubscribe.href }),
  };
}
