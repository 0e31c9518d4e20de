import type { Services } from "../../../platform/services.ts";
import type { Email } from "../../../platform/mail/email.ts";
import { oneLine } from "../../../platform/mail/one-line.ts";
import { marketSender, readOffice } from "../../booking/emails/read-office.ts";
import { composeEmail } from "../../emails/layout/compose-email.ts";
import type { EmailContent } from "../../emails/layout/email-content.ts";
import { listMailboxes } from "../../accounts/list-mailboxes.ts";
import { helpRequestTexts } from "../help-request.texts.ts";
import type { QuestionRow } from "./find-question.ts";

const { answer: texts } = helpRequestTexts;
/** Of a name in a title. */
const maxName = 60;

/** The answer to a guest's question, in the dress and with the mailbox of whoever sells there. */
export async function writeAnswer(
  services: Services,
  { organizerId, name, email, message }: QuestionRow,
  text: string,
): Promise<Email> {
  const sender =
    organizerId === null
      ? marketSender(services.env)
      : (await readOffice(services, organizerId)).sender;
  const [replyTo = ""] =
    organizerId === null ? services.env.staffEmails : await listMailboxes(services.db, organizerId);
  const content: EmailContent = {
    subject: texts.subject,
    preview: text.slice(0, 120),
    title: texts.title(oneLine(name).slice(0, maxName)),
    parts: [
      { kind: "words", title: texts.answer(sender.name), text },
      ...(message ? [{ kind: "words" as const, title: texts.question, text: message }] : []),
    ],
    reason: texts.reason(new URL(sender.siteUrl).host),
  };
  return composeEmail(content, sender, {
    to: email,
    replyTo,
    isInSendersName: organizerId !== null,
  });
}
