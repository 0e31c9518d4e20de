import { bill, describePartyChange, greet, guestReason } from "../letter-parts.ts";
import { orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.partyChanged;

/** To the guest: who travels has changed, and what that changes of the price. */
export const partyChangedLetter: RequestLetter = {
  kind: "party changed",
  to: "guest",
  write: (context) => {
    const text = describePartyChange(context);
    return {
      subject: texts.subject(context.request.id),
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
