import { greet, guestReason, money, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.receipt;

/** To the guest: the receipt that the organiser made for a payment. */
export const receiptLetter: RequestLetter = {
  kind: "receipt",
  to: "guest",
  write: (context) => {
    const { paid = 0, receipt = "" } = context.facts;
    const text = texts.text(money(context, paid));
    return {
      subject: texts.subject(context.request.id),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        { kind: "facts", facts: tripFacts(context) },
        { kind: "button", text: texts.open, href: receipt },
      ],
      reason: guestReason(context),
    };
  },
};
