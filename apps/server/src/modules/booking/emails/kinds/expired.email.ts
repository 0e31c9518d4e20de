import { datesButton, greet, guestReason, money, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.expired;

/** To the guest: nobody answered, or nothing was paid, in time. */
export const expiredEmail: RequestEmail = {
  kind: "expired",
  to: "guest",
  write: (context) => {
    const { from, refund = 0 } = context.facts;
    const text = refund > 0 ? texts.part(money(context, refund)) : texts.text[from === 1 ? 1 : 2];
    return {
      subject: texts.subject(context.request.id, context.tour.title),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        { kind: "facts", facts: tripFacts(context) },
        datesButton(context),
      ],
      reason: guestReason(context),
    };
  },
};
