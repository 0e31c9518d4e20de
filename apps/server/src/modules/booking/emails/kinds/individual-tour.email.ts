import { greet, guestReason } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.individualTour;

/** To the guest: a tour was made for them, and where to see and book it. */
export const individualTourEmail: RequestEmail = {
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
