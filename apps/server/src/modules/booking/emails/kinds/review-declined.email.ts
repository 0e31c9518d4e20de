import { greet, guestReason, tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.reviewDeclined;

/** To the guest: their review is not published, why, and where it can be changed. */
export const reviewDeclinedEmail: RequestEmail = {
  kind: "review declined",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      ...wordsOf(texts.why, context.facts.words),
      {
        kind: "button",
        text: texts.change,
        href: `${context.siteUrl}/order/${context.request.uuid}/review`,
      },
      { kind: "facts", facts: tripFacts(context) },
    ],
    reason: guestReason(context),
  }),
};
