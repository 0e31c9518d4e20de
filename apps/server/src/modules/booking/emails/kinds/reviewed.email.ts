import { organizerReason, requestButton, tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.reviewed;

/** To the organiser: a guest wrote of the trip, and everyone reads it once it is published. */
export const reviewedEmail: RequestEmail = {
  kind: "reviewed",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.contactName, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text },
      ...wordsOf(emailTexts.guestWords, context.facts.words),
      { kind: "facts", facts: tripFacts(context) },
      requestButton(context, texts.open),
    ],
    reason: organizerReason(context),
  }),
};
