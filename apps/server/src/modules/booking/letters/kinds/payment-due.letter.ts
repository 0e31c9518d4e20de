import { formatUntil, greet, guestReason, money, orderButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.paymentDue;

/** To the guest, before the hold of a confirmed request ends that is not paid for. */
export const paymentDueLetter: RequestLetter = {
  kind: "payment due",
  to: "guest",
  write: (context) => {
    const text = texts.text(money(context, context.request.prepaymentAmount), formatUntil(context));
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
