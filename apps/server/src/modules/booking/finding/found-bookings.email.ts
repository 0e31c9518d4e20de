import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import type { EmailContent, EmailSender } from "../../emails/layout/email-content.ts";
import type { FoundBooking } from "./list-found.ts";
import { emailTexts } from "../emails/email.texts.ts";

const texts = emailTexts.found;

/** To whoever asked for them: the ways to an address' requests with whoever sells there. */
export const foundBookingsEmail = (
  found: readonly FoundBooking[],
  { siteUrl }: EmailSender,
): EmailContent => {
  const { host } = new URL(siteUrl);
  return {
    subject: texts.subject(host),
    preview: texts.text,
    title: texts.title,
    parts: [
      { kind: "text", text: texts.text },
      {
        kind: "facts",
        facts: found.map(({ request, tour, departure }) => ({
          name: emailTexts.number(request.id),
          value: `${tour.title}, ${datesOf(departure, tour.timeZone, request.createdAt)}`,
          href: `${siteUrl}/order/${request.uuid}`,
        })),
      },
      { kind: "text", text: texts.keep },
    ],
    reason: texts.reason(host),
  };
};

const datesOf = (
  { startDate, endDate }: FoundBooking["departure"],
  timeZone: string,
  since: Date,
): string => formatDateRange(startDate, endDate, readToday(timeZone, since));
