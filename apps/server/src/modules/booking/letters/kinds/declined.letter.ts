import { datesButton, greet, guestReason, tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.declined;

/** To the guest: the organiser does not take them along, and why. */
export const declinedLetter: RequestLetter = {
  kind: "declined",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      ...wordsOf(letterTexts.organizerWords, context.facts.words),
      { kind: "facts", facts: tripFacts(context) },
      datesButton(context),
    ],
    reason: guestReason(context),
  }),
};
