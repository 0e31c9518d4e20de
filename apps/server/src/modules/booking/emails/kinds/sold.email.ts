import { bill, greet, guestReason, money, orderButton, restDueDay } from "../email-parts.ts";
import { tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.sold;

/** To the guest: confirmed without a prepayment. */
export const soldEmail: RequestEmail = {
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
