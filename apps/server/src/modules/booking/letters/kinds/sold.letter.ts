import { bill, greet, guestReason, money, orderButton, restDueDay } from "../letter-parts.ts";
import { tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.sold;

/** To the guest: confirmed without a prepayment. */
export const soldLetter: RequestLetter = {
  kind: "sold",
  to: "guest",
  write: (context) => {
    const { id, totalAmount } = context.request;
    const text =
      totalAmount > 0
        ? texts.restDue(money(context, totalAmount), restDueDay(context))
        : texts.text;
    return {
      subject: texts.subject(id, context.tour.title),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        { kind: "facts", facts: tripFacts(context) },
        bill(context),
        orderButton(context),
      ],
      reason: guestReason(context),
    };
  },
};
