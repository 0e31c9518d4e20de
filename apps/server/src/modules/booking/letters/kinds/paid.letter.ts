import { greet, guestReason, money, orderButton, restDueDay, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.paid;

/** To the guest: the money came, and what is left to pay. */
export const paidLetter: RequestLetter = {
  kind: "paid",
  to: "guest",
  write: (context) => {
    const { paid = 0, rest = 0 } = context.facts;
    const sum = money(context, paid);
    const due = rest > 0 ? ` ${texts.restDue(money(context, rest), restDueDay(context))}` : "";
    return {
      subject: texts.subject(context.request.id, sum),
      preview: texts.text(sum),
      title: texts.title,
      parts: [
        greet(context, texts.text(sum) + due),
        { kind: "facts", facts: tripFacts(context) },
        orderButton(context),
      ],
      reason: guestReason(context),
    };
  },
};
