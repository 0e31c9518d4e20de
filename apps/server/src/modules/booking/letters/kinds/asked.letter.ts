import { bill, formatUntil, greet, guestReason, orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.asked;

/** To the guest: the seats are held, and until when the organiser is to answer. */
export const askedLetter: RequestLetter = {
  kind: "asked",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.tour.title),
    preview: texts.text(formatUntil(context)),
    title: texts.title,
    parts: [
      greet(context, texts.text(formatUntil(context))),
      { kind: "facts", facts: tripFacts(context) },
      bill(context),
      orderButton(context),
      { kind: "text", text: texts.keep },
    ],
    reason: guestReason(context),
  }),
};
