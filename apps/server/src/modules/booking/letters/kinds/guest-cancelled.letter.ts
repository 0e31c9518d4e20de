import { guestFacts, organizerReason, refundSums, requestButton } from "../letter-parts.ts";
import { tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.guestCancelled;

/** To the organiser: a guest cancelled, and what they say. */
export const guestCancelledLetter: RequestLetter = {
  kind: "cancelled by guest",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text },
      ...wordsOf(letterTexts.guestWords, context.facts.words),
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
      ...refundSums(context),
      requestButton(context),
    ],
    reason: organizerReason(context),
  }),
};
