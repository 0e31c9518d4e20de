import { datesButton, greet, guestReason, refundSums } from "../email-parts.ts";
import { tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.cancelledBySeller;

/** To the guest: the organiser or staff cancelled, why, and what comes back. */
export const cancelledBySellerEmail: RequestEmail = {
  kind: "cancelled by seller",
  to: "guest",
  write: (context) => {
    const isByStaff = context.request.status === 8;
    const whose = isByStaff ? emailTexts.siteWords : emailTexts.organizerWords;
    return {
      subject: texts.subject(context.request.id, context.tour.title),
      preview: texts.text,
      title: texts.title[isByStaff ? 8 : 6],
      parts: [
        greet(context, texts.text),
        ...wordsOf(whose, context.facts.words),
        { kind: "facts", facts: tripFacts(context) },
        ...refundSums(context),
        datesButton(context),
      ],
      reason: guestReason(context),
    };
  },
};
