import { formatUntil, guestFacts, organizerReason } from "../email-parts.ts";
import { requestButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.answerDue;

/** To the organiser, before the hold of a request ends that nobody has answered. */
export const answerDueEmail: RequestEmail = {
  kind: "answer due",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, formatUntil(context)),
    preview: texts.text(formatUntil(context)),
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text(formatUntil(context)) },
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
      requestButton(context, emailTexts.answer),
    ],
    reason: organizerReason(context),
  }),
};
