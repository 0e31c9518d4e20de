import { describePartyChange, guestFacts, organizerReason } from "../email-parts.ts";
import { requestButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.partyChangedByGuest;

/** To the organiser: a guest took somebody out, added or replaced them. */
export const partyChangedByGuestEmail: RequestEmail = {
  kind: "party changed by guest",
  to: "organizer",
  write: (context) => {
    const { id, contactName } = context.request;
    const text = describePartyChange(context);
    return {
      subject: texts.subject(id, contactName),
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
