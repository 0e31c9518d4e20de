import { isOpen } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";

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
  const [year, number] = month.split("-").map(Number) as [number, number];
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const lead = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const days: (CalendarDay | null)[] = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length }, (_, index) => makeDay(month, index + 1, departures)),
  ];
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)]);
}

function makeDay(month: string, day: number, departures: readonly DepartureView[]): CalendarDay {
  const date = `${month}-${String(day).padStart(2, "0")}`;
  const covering = departures.filter(({ start, end }) => start <= date && date <= end);
  const departure =
    covering.find(({ start }) => start === date) ?? covering.find(isOpen) ?? covering[0] ?? null;
  return { day, departure, isStart: departure?.start === date, isEnd: departure?.end === date };
}
