import { formatUntil, greet, guestReason, howToPay, money } from "../email-parts.ts";
import { orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.paymentDue;

/** To the guest, before the hold of a confirmed request ends whose prepayment has not come whole. */
export const paymentDueEmail: RequestEmail = {
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
