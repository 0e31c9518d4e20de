import { greet, guestReason, orderButton, tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.messageToGuest;

/** To the guest: what the organiser or the marketplace writes, and where to answer. */
export const messageToGuestEmail: RequestEmail = {
  kind: "message to guest",
  to: "guest",
  write: (context) => {
    const { words, isByStaff } = context.facts;
    const { organizerWords, siteWords } = emailTexts;
    return {
      subject: texts.subject(context.request.id, context.tour.title),
      preview: (words ?? "").slice(0, 150),
      title: texts.title,
      parts: [
        greet(context, texts.text),
        ...wordsOf(isByStaff ? siteWords : organizerWords, words),
        orderButton(context),
        { kind: "facts", facts: tripFacts(context) },
      ],
      reason: guestReason(context),
    };
  },
};
