import { describeReceipt, greet, guestReason, money } from "../letter-parts.ts";
import { orderButton, restDueDay, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.paid;

/** To the guest: the money came, and what is left to pay. */
export const paidLetter: RequestLetter = {
  kind: "paid",
  to: "guest",
  write: (context) => {
    const { paid = 0, rest = 0, due = 0 } = context.facts;
    const sum = money(context, paid);
    const isPart = due > 0;
    const text = isPart ? texts.part(sum, money(context, due)) : texts.text(sum);
    const isRest = rest > 0 && !isPart;
    const later = isRest ? texts.restDue(money(context, rest), restDueDay(context)) : "";
    const whole = [text, later, describeReceipt(context)].filter(Boolean).join(" ");
    return {
      subject: texts.subject(context.request.id, sum),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, whole),
        { kind: "facts", facts: tripFacts(context) },
        orderButton(context),
      ],
      reason: guestReason(context),
    };
  },
};
