import { greet, guestReason, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.review;

/** To the guest, after the trip: how it was. It is not about the booking, so it can be declined. */
export const reviewEmail: RequestEmail = {
  kind: "review",
  to: "guest",
  isOptional: true,
  write: (context) => ({
    subject: texts.subject(context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      {
        kind: "button",
        text: texts.write,
        href: `${context.siteUrl}/order/${context.request.uuid}/review`,
      },
      { kind: "facts", facts: tripFacts(context) },
    ],
    reason: guestReason(context),
  }),
};
