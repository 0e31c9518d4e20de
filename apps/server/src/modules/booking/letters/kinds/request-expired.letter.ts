import { guestFacts, organizerReason, requestButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.requestExpired;

/** To the organiser: a request closed by itself, and why. */
export const requestExpiredLetter: RequestLetter = {
  kind: "expired",
  to: "organizer",
  write: (context) => {
    const text = texts.text[context.facts.from === 1 ? 1 : 2];
    return {
      subject: texts.subject(context.request.id, context.request.contactName),
      preview: text,
      title: texts.title,
      parts: [
        { kind: "text", text },
        { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
        requestButton(context),
      ],
      reason: organizerReason(context),
    };
  },
};
