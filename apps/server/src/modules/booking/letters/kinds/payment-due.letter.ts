import { formatUntil, greet, guestReason, howToPay, money } from "../letter-parts.ts";
import { orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.paymentDue;

/** To the guest, before the hold of a confirmed request ends whose prepayment has not come whole. */
export const paymentDueLetter: RequestLetter = {
  kind: "payment due",
  to: "guest",
  write: (context) => {
    const { paid = 0, due = context.request.prepaymentAmount } = context.facts;
    const write = paid > 0 ? texts.part : texts.text;
    const text = `${write(money(context, due), formatUntil(context))} ${howToPay(context)}`;
    return {
      subject: texts.subject(context.request.id, formatUntil(context)),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        orderButton(context),
        { kind: "facts", facts: tripFacts(context) },
      ],
      reason: guestReason(context),
    };
  },
};
