import { guestFacts, organizerReason, requestButton, tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.messageFromGuest;

/** To the organiser: what a guest writes, and one button to answer. */
export const messageFromGuestLetter: RequestLetter = {
  kind: "message from guest",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
    preview: (context.facts.words ?? "").slice(0, 150),
    title: texts.title,
    parts: [
      ...wordsOf(letterTexts.guestWords, context.facts.words),
      { kind: "text", text: texts.text },
      requestButton(context, letterTexts.answer),
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
    ],
    reason: organizerReason(context),
  }),
};
