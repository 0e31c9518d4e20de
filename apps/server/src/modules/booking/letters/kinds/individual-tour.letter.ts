import { greet, guestReason } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.individualTour;

/** To the guest: a tour was made for them, and where to see and book it. */
export const individualTourLetter: RequestLetter = {
  kind: "individual tour",
  to: "guest",
  write: (context) => {
    const { toursUrl, request } = context;
    // Drawn by its organiser's site, wherever the request was made.
    const href = `${toursUrl}/order/${request.uuid}/individual-tour`;
    return {
      subject: texts.subject(context.tour.title),
      preview: texts.text,
      title: texts.title,
      parts: [greet(context, texts.text), { kind: "button", text: texts.open, href }],
      reason: guestReason(context),
    };
  },
};
