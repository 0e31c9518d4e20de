import { guestFacts, organizerReason, requestButton, tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.messageFromGuest;

/** To the organiser: what a guest writes, and one button to answer. */
export const messageFromGuestEmail: RequestEmail = {
  kind: "message from guest",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
    preview: (context.facts.words ?? "").slice(0, 150),
    title: texts.title,
    parts: [
      ...wordsOf(emailTexts.guestWords, context.facts.words),
      { kind: "text", text: texts.text },
      requestButton(context, emailTexts.answer),
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
    ],
    reason: organizerReason(context),
  }),
};
