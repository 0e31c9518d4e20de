import type { GuestRequest } from "@tour/api";
import { addDays, toDate } from "@tour/dates";
import ical from "ical-generator";
import { texts } from "../../texts/ru.ts";

/** The days of a request's trip as an iCalendar file, with a way back to the request. */
export function makeTripCalendar({ id, tour, departure }: GuestRequest, url: URL): string {
  const calendar = ical({ prodId: { company: "tours", product: "order", language: "RU" } });
  calendar.createEvent({
    id: `request-${id}@${url.host}`,
    summary: tour.title,
    description: texts.order.title(id),
    url: url.href,
    allDay: true,
    start: toDate(departure.start_date),
    // The day after the last one: RFC 5545 counts the end out.
    end: toDate(addDays(departure.end_date, 1)),
    timezone: "UTC",
  });
  return calendar.toString();
}
