import { bill, formatUntil, guestFacts, organizerReason } from "../letter-parts.ts";
import { requestButton, tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.newRequest;

/** To the organiser: who asks for what, and one button to answer. */
export const newRequestLetter: RequestLetter = {
  kind: "asked",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
    preview: texts.text(formatUntil(context)),
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text(formatUntil(context)) },
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
      ...wordsOf(letterTexts.comment, context.request.comment),
      bill(context),
      requestButton(context, letterTexts.answer),
    ],
    reason: organizerReason(context),
  }),
};
