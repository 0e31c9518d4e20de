import { greet, guestReason, orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.groupComplete;

/** To the guest: enough people go, the trip takes place. */
export const groupCompleteLetter: RequestLetter = {
  kind: "group complete",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      { kind: "facts", facts: tripFacts(context) },
      orderButton(context),
    ],
    reason: guestReason(context),
  }),
};
