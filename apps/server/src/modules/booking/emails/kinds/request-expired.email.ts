import { guestFacts, organizerReason, requestButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.requestExpired;

/** To the organiser: a request closed by itself, and why. */
export const requestExpiredEmail: RequestEmail = {
  kind: "expired",
  to: "organizer",
  write: (context) => {
    const text = texts.text[context.facts.from === 1 ? 1 : 2];
    return {
      subject: texts.subject(context.request.id, context.request.contactName),
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
