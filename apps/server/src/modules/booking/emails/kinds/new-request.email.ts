import { bill, formatUntil, guestFacts, organizerReason } from "../email-parts.ts";
import { requestButton, tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.newRequest;

/** To the organiser: who asks for what, and one button to answer. */
export const newRequestEmail: RequestEmail = {
  kind: "asked",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
    preview: texts.text(formatUntil(context)),
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text(formatUntil(context)) },
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
      ...wordsOf(emailTexts.comment, context.request.comment),
      bill(context),
      requestButton(context, emailTexts.answer),
    ],
    reason: organizerReason(context),
  }),
};
