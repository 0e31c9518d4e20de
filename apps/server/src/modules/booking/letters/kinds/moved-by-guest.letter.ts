import { describeDifference, guestFacts, movedDates, organizerReason } from "../letter-parts.ts";
import { requestButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.movedByGuest;

/** To the organiser: a guest moved to another date by themselves. */
export const movedByGuestLetter: RequestLetter = {
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
