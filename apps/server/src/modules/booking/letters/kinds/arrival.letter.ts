import { formatPhone, phoneHref } from "@tour/blocks/format";
import { greet, guestReason, tripFacts } from "../letter-parts.ts";
import { letterTexts } from "../letter.texts.ts";
import type { RequestLetter } from "../request-letter.ts";

const texts = letterTexts.arrival;

/** To the guest, a few days before the trip: when and where they are met. */
export const arrivalLetter: RequestLetter = {
  kind: "arrival",
  to: "guest",
  write: (context) => {
    const { place, organizer, departure } = context;
    const { startTime } = departure;
    const known = place ? (startTime ? "both" : "place") : startTime ? "time" : "neither";
    const text = `${texts.soon} ${texts.known[known]}`;
    const when = startTime ? [{ name: texts.time, value: texts.localTime(startTime) }] : [];
    const where = place
      ? [{ name: texts.place, value: [place.name, place.address].filter(Boolean).join(", ") }]
      : [];
    const phones = organizer.phones.map((phone) => ({
      name: texts.phone,
      value: formatPhone(phone),
      href: phoneHref(phone),
    }));
    return {
      subject: texts.subject(context.tour.title),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text),
        {
          kind: "facts",
          facts: [...tripFacts(context), ...when, ...where, ...phones.slice(0, 1)],
        },
        {
          kind: "button",
          text: texts.openMeeting,
          href: `${context.siteUrl}/arrival/${context.request.uuid}`,
        },
      ],
      reason: guestReason(context),
    };
  },
};
