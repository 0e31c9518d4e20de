import type { Arrival } from "@tour/api";
import { addDays, addHours, fromClock, toDate } from "@tour/dates";
import ical from "ical-generator";
import { arrivalTexts as texts } from "../../texts/arrival.ru.ts";

/**
 * The meeting as an iCalendar file: an instant, that every calendar shows by its own clocks, or the
 * first day where no time is said. Null before there is a meeting.
 */
export function makeMeetingCalendar(arrival: Arrival, url: URL): string | null {
  const { id, tour, departure, meeting, time_zone: timeZone } = arrival;
  if (!meeting) return null;
  const { start_date: day, start_time: time } = departure;
  const { place } = meeting;
  const start = time ? fromClock(day, time, timeZone) : toDate(day);
  const calendar = ical({ prodId: { company: "tours", product: "arrival", language: "RU" } });
  calendar.createEvent({
    id: `arrival-${id}@${url.host}`,
    summary: texts.calendarTitle(tour.title),
    description: texts.order(id),
    url: url.href,
    allDay: time === null,
    start,
    end: time ? addHours(start, 1) : toDate(addDays(day, 1)),
    timezone: "UTC",
    ...(place && {
      location: {
        title: [place.name, place.address].filter(Boolean).join(", "),
        geo: { lat: place.latitude, lon: place.longitude },
      },
    }),
  });
  return calendar.toString();
}
