import { bill, formatUntil, guestFacts, organizerReason } from "../email-parts.ts";
import { requestButton, tripFacts, wordsOf } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.newBooking;

/** To the organiser: who booked what on a tour that needs no word of theirs. */
export const newBookingEmail: RequestEmail = {
  kind: "booked",
  to: "organizer",
  write: (context) => {
    const text = context.facts.until ? texts.held(formatUntil(context)) : texts.sold;
    return {
      subject: texts.subject(context.request.id, context.request.contactName, context.tour.title),
      preview: text,
      title: texts.title,
      parts: [
        { kind: "text", text },
        { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
        ...wordsOf(emailTexts.comment, context.request.comment),
        bill(context),
        requestButton(context),
      ],
      reason: organizerReason(context),
    };
  },
};
