import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { formatInstant, greet, guestReason, orderButton, tripFacts } from "../email-parts.ts";
import { emailTexts } from "../email.texts.ts";
import type { RequestEmail } from "../request-email.ts";

const texts = emailTexts.groupTooSmall;

/** To the guest: too few people go, and until when to choose another date or the money. */
export const groupTooSmallEmail: RequestEmail = {
  kind: "group too small",
  to: "guest",
  write: (context) => {
    const { facts, tour, departure, request } = context;
    const today = readToday(tour.timeZone, request.createdAt);
    const range = (dates: { start_date: string; end_date: string }) =>
      formatDateRange(dates.start_date, dates.end_date, today);
    const { start_date, end_date } = facts.calledOff ?? {
      start_date: departure.startDate,
      end_date: departure.endDate,
    };
    const until = formatInstant(facts.choose_until ?? "", tour.timeZone);
    const text = texts.text(range({ start_date, end_date }), until);
    const nearest = facts.nearest ? ` ${texts.nearest(range(facts.nearest))}` : "";
    return {
      subject: texts.subject(tour.title),
      preview: text,
      title: texts.title,
      parts: [
        greet(context, text + nearest),
        { ...orderButton(context), text: texts.choose } as ReturnType<typeof orderButton>,
        { kind: "facts", facts: tripFacts(context) },
      ],
      reason: guestReason(context),
    };
  },
};
