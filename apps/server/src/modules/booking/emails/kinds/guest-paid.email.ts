import { guestFacts, money, organizerReason, requestButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.guestPaid;

/** To the organiser: a guest's money came. */
export const guestPaidEmail: RequestEmail = {
  kind: "paid",
  to: "organizer",
  write: (context) => {
    const { paid = 0, due = 0 } = context.facts;
    const sum = money(context, paid);
    const text = due > 0 ? texts.part(sum, money(context, due)) : texts.text(sum);
    return {
      subject: texts.subject(context.request.id, context.request.contactName, sum),
      preview: text,
      title: texts.title,
      parts: [
        { kind: "text", text },
        { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
        requestButton(context),
      ],
      reason: organizerReason(context),
    };
  },
};
