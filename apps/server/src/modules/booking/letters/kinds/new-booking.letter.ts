import { bill, formatUntil, guestFacts, organizerReason } from "../letter-parts.ts";
import { requestButton, tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.newBooking;

/** To the organiser: who booked what on a tour that needs no word of theirs. */
export const newBookingLetter: RequestLetter = {
  kind: "booked",
  to: "organizer",
  write: (context) => {
    const text = context.facts.until ? texts.held(formatUntil(context)) : texts.sold;
    return {
      subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
      preview: text,
      title: texts.title,
      parts: [
        { kind: "text", text },
        { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
        ...wordsOf(letterTexts.comment, context.request.comment),
        bill(context),
        requestButton(context),
      ],
      reason: organizerReason(context),
    };
  },
};
