import { bill, formatUntil, greet, guestReason, howToPay, money } from "../email-parts.ts";
import { orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.confirmed;

/** To the guest: the prepayment is due, and until when. */
export const confirmedEmail: RequestEmail = {
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
