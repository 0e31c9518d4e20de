import { formatInstant, greet, guestReason, movedDates } from "../email-parts.ts";
import { orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.datesChanged;

/** To the guest: the organiser moved the whole trip, and until when to choose what to do. */
export const datesChangedEmail: RequestEmail = {
  kind: "dates changed",
  to: "guest",
  write: (context) => {
    const { facts, tour } = context;
    const { from, to } = movedDates(context);
    const isPaid = (facts.paid ?? 0) > 0;
    const until = formatInstant(facts.choose_until ?? "", tour.timeZone);
    const text = texts.text(from, to, until, isPaid);
    return {
      subject: texts.subject(tour.title, to),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        { ...orderButton(context), text: texts.choose } as ReturnType<typeof orderButton>,
        { kind: "facts", facts: tripFacts(context) },
      ],
      reason: guestReason(context),
    };
  },
};
