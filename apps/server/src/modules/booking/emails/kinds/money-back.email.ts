import { greet, guestReason, money, orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.moneyBack;

/** To the guest: a payment came that nothing is owed for, and goes back. */
export const moneyBackEmail: RequestEmail = {
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
