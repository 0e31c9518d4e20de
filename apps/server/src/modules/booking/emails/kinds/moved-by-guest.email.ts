import { describeDifference, guestFacts, movedDates, organizerReason } from "../email-parts.ts";
import { requestButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.movedByGuest;

/** To the organiser: a guest moved to another date by themselves. */
export const movedByGuestEmail: RequestEmail = {
  kind: "moved by guest",
  to: "organizer",
  write: (context) => {
    const { from, to } = movedDates(context);
    const { id, contactName } = context.request;
    const text = `${texts.text(from, to)} ${describeDifference(context)}`;
    return {
      subject: texts.subject(id, contactName, to),
      preview: text,
      title: texts.title,
      parts: [
        { kind: "text", text },
        { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
        requestButton(context),
      ],
      reason: organizerReason(context),
    };
  },
};
