import { datesButton, greet, guestReason, tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.declined;

/** To the guest: the organiser does not take them along, and why. */
export const declinedEmail: RequestEmail = {
  kind: "declined",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      ...wordsOf(emailTexts.organizerWords, context.facts.words),
      { kind: "facts", facts: tripFacts(context) },
      datesButton(context),
    ],
    reason: guestReason(context),
  }),
};
