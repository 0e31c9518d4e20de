import { greet, guestReason, orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.groupComplete;

/** To the guest: enough people go, the trip takes place. */
export const groupCompleteEmail: RequestEmail = {
  kind: "group complete",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      { kind: "facts", facts: tripFacts(context) },
      orderButton(context),
    ],
    reason: guestReason(context),
  }),
};
