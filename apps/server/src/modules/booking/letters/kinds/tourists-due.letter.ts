import { greet, guestReason, touristsButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.touristsDue;

/** To the guest, while something of the tourists is not written down. */
export const touristsDueLetter: RequestLetter = {
  kind: "tourists due",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      touristsButton(context),
      { kind: "facts", facts: tripFacts(context) },
    ],
    reason: guestReason(context),
  }),
};
