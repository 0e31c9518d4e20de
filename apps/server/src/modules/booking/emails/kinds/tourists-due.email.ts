import { greet, guestReason, touristsButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.touristsDue;

/** To the guest, while something of the tourists is not written down. */
export const touristsDueEmail: RequestEmail = {
  kind: "tourists due",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      touristsButton(context),
      { kind: "facts", facts: tripFacts(context) },
    ],
    reason: guestReason(context),
  }),
};
