import { bill, describePartyChange, greet, guestReason } from "../email-parts.ts";
import { orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.partyChanged;

/** To the guest: who travels has changed, and what that changes of the price. */
export const partyChangedEmail: RequestEmail = {
  kind: "party changed",
  to: "guest",
  write: (context) => {
    const text = describePartyChange(context);
    return {
      subject: texts.subject(context.request.id),
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
