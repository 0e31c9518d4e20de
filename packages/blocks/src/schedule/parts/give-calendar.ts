import { downloadFile } from "./download-file.ts";
import { makeCalendar } from "./make-calendar.ts";

/** Gives departures to the browser as a calendar file; its code comes when it is asked for. */
export const giveCalendar = (...departures: Parameters<typeof makeCalendar>): void =>
  downloadFile("schedule.ics", "text/calendar;charset=utf-8", makeCalendar(...departures));
