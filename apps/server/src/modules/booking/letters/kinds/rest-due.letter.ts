import { greet, guestReason, howToPay, money, orderButton } from "../letter-parts.ts";
import { restDueDay, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.restDue;

/** To the guest, before the day by which the rest is due. */
export const restDueLetter: RequestLetter = {
  kind: "rest due",
  to: "guest",
  write: (context) => {
    const sum = money(context, context.facts.rest ?? 0);
    const text = `${texts.text(sum, restDueDay(context))} ${howToPay(context)}`;
    return {
      subject: texts.subject(context.request.id, sum, restDueDay(context)),
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
