import { greet, guestReason, money, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.receipt;

/** To the guest: the receipt that the organiser made for a payment. */
export const receiptEmail: RequestEmail = {
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
