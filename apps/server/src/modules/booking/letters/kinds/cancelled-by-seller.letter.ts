import { datesButton, greet, guestReason, refundSums } from "../letter-parts.ts";
import { tripFacts, wordsOf } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.cancelledBySeller;

/** To the guest: the organiser or staff cancelled, why, and what comes back. */
export const cancelledBySellerLetter: RequestLetter = {
  kind: "cancelled by seller",
  to: "guest",
  write: (context) => {
    const isByStaff = context.request.status === 8;
    const whose = isByStaff ? letterTexts.siteWords : letterTexts.organizerWords;
    return {
      subject: texts.subject(context.request.id, context.tour.title),
      preview: texts.text,
      title: texts.title[isByStaff ? 8 : 6],
      parts: [
        greet(context, texts.text),
        ...wordsOf(whose, context.facts.words),
        { kind: "facts", facts: tripFacts(context) },
        ...refundSums(context),
        datesButton(context),
      ],
      reason: guestReason(context),
    };
  },
};
