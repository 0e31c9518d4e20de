import { datesButton, greet, guestReason, refundSums, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.cancelledByGuest;

/** To the guest who cancelled: that it is done, and what comes back. */
export const cancelledByGuestLetter: RequestLetter = {
  kind: "cancelled by guest",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      { kind: "facts", facts: tripFacts(context) },
      ...refundSums(context),
      datesButton(context),
    ],
    reason: guestReason(context),
  }),
};
