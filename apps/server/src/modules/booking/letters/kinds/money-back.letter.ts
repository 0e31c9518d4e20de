import { greet, guestReason, money, orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.moneyBack;

/** To the guest: a payment came that nothing is owed for, and goes back. */
export const moneyBackLetter: RequestLetter = {
  kind: "money back",
  to: "guest",
  write: (context) => {
    const sum = money(context, context.facts.paid ?? 0);
    return {
      subject: texts.subject(context.request.id, sum),
      preview: texts.text(sum),
      title: texts.title,
      parts: [
        greet(context, texts.text(sum)),
        { kind: "facts", facts: tripFacts(context) },
        orderButton(context),
      ],
      reason: guestReason(context),
    };
  },
};
