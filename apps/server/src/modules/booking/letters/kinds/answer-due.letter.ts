import { formatUntil, guestFacts, organizerReason } from "../letter-parts.ts";
import { requestButton, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.answerDue;

/** To the organiser, before the hold of a request ends that nobody has answered. */
export const answerDueLetter: RequestLetter = {
  kind: "answer due",
  to: "organizer",
  write: (context) => ({
    subject: texts.subject(context.request.id, formatUntil(context)),
    preview: texts.text(formatUntil(context)),
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text(formatUntil(context)) },
      { kind: "facts", facts: [...guestFacts(context), ...tripFacts(context)] },
      requestButton(context, letterTexts.answer),
    ],
    reason: organizerReason(context),
  }),
};
