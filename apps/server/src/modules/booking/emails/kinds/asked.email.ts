import { bill, formatUntil, greet, guestReason, orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.asked;

/** To the guest: the seats are held, and until when the organiser is to answer. */
export const askedEmail: RequestEmail = {
  kind: "asked",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.tour.title),
    preview: texts.text(formatUntil(context)),
    title: texts.title,
    parts: [
      greet(context, texts.text(formatUntil(context))),
      { kind: "facts", facts: tripFacts(context) },
      bill(context),
      orderButton(context),
      { kind: "text", text: texts.keep },
    ],
    reason: guestReason(context),
  }),
};
