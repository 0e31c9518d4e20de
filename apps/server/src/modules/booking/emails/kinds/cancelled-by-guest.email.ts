import { datesButton, greet, guestReason, refundSums, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.cancelledByGuest;

/** To the guest who cancelled: that it is done, and what comes back. */
export const cancelledByGuestEmail: RequestEmail = {
  kind: "cancelled by guest",
  to: "guest",
  write: (context) => ({
    subject: texts.subject(context.request.id, context.tour.title),
    preview: texts.text,
    title: texts.title,
    parts: [
      greet(context, texts.text),
      { kind: "facts", facts: tripFacts(context) },
      ...refundSums(context),
      datesButton(context),
    ],
    reason: guestReason(context),
  }),
};
