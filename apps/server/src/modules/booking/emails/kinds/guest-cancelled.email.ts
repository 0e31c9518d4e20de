import { guestFacts, organizerReason, refundSums, requestButton } from "../email-parts.ts";
import { tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.guestCancelled;

/** To the organiser: a guest cancelled, and what they say. */
export const guestCancelledEmail: RequestEmail = {
  kind: "cancelled by guest",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text },
      ...wordsOf(emailTexts.guestWords, context.facts.words),
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
      ...refundSums(context),
      requestButton(context),
    ],
    reason: organizerReason(context),
  }),
};
