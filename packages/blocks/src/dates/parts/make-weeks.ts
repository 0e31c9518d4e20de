import { listMonthWeeks } from "@tour/dates";
import { isOpen } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";

const monday = 1;

/** A day of a month's grid, with the departure that it belongs to. */
export interface CalendarDay {
  /** 1 to 31. */
  day: number;
  departure: DepartureView | null;
  isStart: boolean;
  isEnd: boolean;
}

/**
 * The weeks of a month (`yyyy-MM`), Monday first; null outside the month. Where departures overlap,
 * the day goes to the one that starts on it, then to one that can be booked.
 */
export function makeWeeks(
  month: string,
  departures: readonly DepartureView[],
): (CalendarDay | null)[][] {
  return listMonthWeeks(`${month}-01`, monday).map((week) =>
    week.map((date) => (date.startsWith(month) ? makeDay(date, departures) : null)),
  );
}

function makeDay(date: string, departures: readonly DepartureView[]): CalendarDay {
  const covering = departures.filter(({ start, end }) => start <= date && date <= end);
  const departure =
    covering.find(({ start }) => start === date) ?? covering.find(isOpen) ?? covering[0] ?? null;
  const day = Number(date.slice(8));
  return { day, departure, isStart: departure?.start === date, isEnd: departure?.end === date };
}
