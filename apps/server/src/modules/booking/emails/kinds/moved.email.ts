import { bill, describeDifference, greet, guestReason, movedDates } from "../email-parts.ts";
import { orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.moved;

/** To the guest: the trip has other dates, and what that changes of the price. */
export const movedEmail: RequestEmail = {
  kind: "moved",
  to: "guest",
  write: (context) => {
    const { from, to } = movedDates(context);
    const text = `${texts.text(from, to)} ${describeDifference(context)}`;
    return {
      subject: texts.subject(context.request.id, to),
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
