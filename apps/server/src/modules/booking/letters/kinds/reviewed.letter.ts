import { organizerReason, requestButton, tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.reviewed;

/** To the organiser: a guest wrote of the trip, and everyone reads it once it is published. */
export const reviewedLetter: RequestLetter = {
  kind: "reviewed",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.contactName, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text },
      ...wordsOf(letterTexts.guestWords, context.facts.words),
      { kind: "facts", facts: tripFacts(context) },
      requestButton(context, texts.open),
    ],
    reason: organizerReason(context),
  }),
};
