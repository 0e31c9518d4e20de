import { bill, describeDifference, greet, guestReason, movedDates } from "../letter-parts.ts";
import { orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.moved;

/** To the guest: the trip has other dates, and what that changes of the price. */
export const movedLetter: RequestLetter = {
  kind: "moved",
  to: "guest",
  write: (context) => {
    const { from, to } = movedDates(context);
    const text = `${texts.text(from, to)} ${describeDifference(context)}`;
    return {
      subject: texts.subject(context.request.id, to),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        orderButton(context),
        { kind: "facts", facts: tripFacts(context) },
        bill(context),
      ],
      reason: guestReason(context),
    };
  },
};
