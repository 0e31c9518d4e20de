import { guestFacts, money, organizerReason, requestButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.guestPaid;

/** To the organiser: a guest's money came. */
export const guestPaidLetter: RequestLetter = {
  kind: "paid",
  to: "organizer",
  write: (context) => {
    const sum = money(context, context.facts.paid ?? 0);
    return {
      subject: texts.subject(context.request.id, context.request.contactName, sum),
      preview: texts.text(sum),
      title: texts.title,
      parts: [
        { kind: "text", text: texts.text(sum) },
        { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
        requestButton(context),
      ],
      reason: organizerReason(context),
    };
  },
};
