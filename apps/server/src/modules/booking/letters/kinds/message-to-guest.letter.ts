import { greet, guestReason, orderButton, tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.messageToGuest;

/** To the guest: what the organiser or the marketplace writes, and where to answer. */
export const messageToGuestLetter: RequestLetter = {
  kind: "message to guest",
  to: "guest",
  write: (context) => {
    const { words, isByStaff } = context.facts;
    const { organizerWords, siteWords } = letterTexts;
    return {
      subject: texts.subject(context.request.id, context.tour.title),
      preview: (words ?? "").slice(0, 150),
      title: texts.title,
      parts: [
        greet(context, texts.text),
        ...wordsOf(isByStaff ? siteWords : organizerWords, words),
        orderButton(context),
        { kind: "facts", facts: tripFacts(context) },
      ],
      reason: guestReason(context),
    };
  },
};
