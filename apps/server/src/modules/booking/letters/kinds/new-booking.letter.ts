import { bill, guestFacts, organizerReason, requestButton } from "../letter-parts.ts";
import { tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.booked;

/** To the organiser: somebody booked who waits for nobody's word and owes no prepayment. */
export const newBookingLetter: RequestLetter = {
  kind: "booked",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text },
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
      ...wordsOf(letterTexts.comment, context.request.comment),
      bill(context),
      requestButton(context),
    ],
    reason: organizerReason(context),
  }),
};
