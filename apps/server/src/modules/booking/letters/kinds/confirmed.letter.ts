import { bill, formatUntil, greet, guestReason, howToPay, money } from "../letter-parts.ts";
import { orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.confirmed;

/** To the guest: the prepayment is due, and until when. */
export const confirmedLetter: RequestLetter = {
  kind: "confirmed",
  to: "guest",
  write: (context) => {
    const { prepaymentAmount } = context.request;
    const asked = texts.text(money(context, prepaymentAmount), formatUntil(context));
    const text = `${asked} ${howToPay(context)}`;
    return {
      subject: texts.subject(context.request.id, formatUntil(context)),
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
