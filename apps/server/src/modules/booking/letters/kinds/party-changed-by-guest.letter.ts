import { describePartyChange, guestFacts, organizerReason } from "../letter-parts.ts";
import { requestButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.partyChangedByGuest;

/** To the organiser: a guest took somebody out, added or replaced them. */
export const partyChangedByGuestLetter: RequestLetter = {
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
