import { bill, formatUntil, greet, guestReason, howToPay, money } from "../email-parts.ts";
import { orderButton, tripFacts } from "../email-parts.ts";
import type { EmailContext } from "../read-email-context.ts";
import type { RequestEmail } from "../request-email.ts";
import { sellingEmailTexts } from "../selling-email.texts.ts";

const texts = sellingEmailTexts.madeBySeller;

/** To the guest for whom whoever sells made a request: where they agree to it, and pay. */
export const madeBySellerEmail: RequestEmail = {
  kind: "made by seller",
  to: "guest",
  write: (context) => {
    const text = describe(context);
    return {
      subject: texts.subject(context.request.id, context.tour.title),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        { kind: "text", text: texts.accept },
        orderButton(context),
        { kind: "facts", facts: tripFacts(context) },
        bill(context),
        { kind: "text", text: texts.keep },
      ],
      reason: guestReason(context),
    };
  },
};

/** By whether a hold was left with it, and a prepayment: the request itself may have moved on. */
function describe(context: EmailContext): string {
  const { facts, request } = context;
  if (!facts.until) return texts.text[3];
  if (facts.isToConfirm) return texts.text[1](formatUntil(context));
  const asked = texts.text[2](money(context, request.prepaymentAmount), formatUntil(context));
  return `${asked} ${howToPay(context)}`;
}
