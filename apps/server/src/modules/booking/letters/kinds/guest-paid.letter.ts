import { guestFacts, money, organizerReason, requestButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.guestPaid;

/** To the organiser: a guest's money came. */
export const guestPaidLetter: RequestLetter = {
  kind: "paid",
  to: "organizer",
  write: (context) => {
    const { paid = 0, due = 0 } = context.facts;
    const sum = money(context, paid);
    const text = due > 0 ? texts.part(sum, money(context, due)) : texts.text(sum);
    return {
      subject: texts.subject(context.request.id, context.request.contactName, sum),
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
