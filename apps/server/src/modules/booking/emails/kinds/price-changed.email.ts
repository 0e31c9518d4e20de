import { bill, greet, guestReason, money, orderButton, restDueDay } from "../email-parts.ts";
import { tripFacts, wordsOf } from "../email-parts.ts";
import type { EmailContext } from "../read-email-context.ts";
import type { RequestEmail } from "../request-email.ts";
import { sellingEmailTexts } from "../selling-email.texts.ts";

const texts = sellingEmailTexts.priceChanged;

/** To the guest: a discount or an extra line, why, and what is still to be paid. */
export const priceChangedEmail: RequestEmail = {
  kind: "price changed",
  to: "guest",
  write: (context) => {
    const text = describe(context);
    return {
      subject: texts.subject(context.request.id),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        ...wordsOf(texts.reason, context.facts.words),
        orderButton(context),
        { kind: "facts", facts: tripFacts(context) },
        bill(context),
      ],
      reason: guestReason(context),
    };
  },
};

function describe(context: EmailContext): string {
  const { difference = 0, rest = 0, until } = context.facts;
  const sum = money(context, Math.abs(difference));
  const words = difference < 0 ? texts.discount(sum) : texts.extra(sum);
  // While the seats wait for something the bill says what for.
  if (until) return words;
  return `${words} ${rest > 0 ? texts.rest(money(context, rest), restDueDay(context)) : texts.paid}`;
}
