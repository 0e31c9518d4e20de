import type { ScheduleRow } from "../select-schedule.ts";

/** Empty: all. */
export interface ScheduleFilter {
  tour: string;
  /** `yyyy-MM`. */
  month: string;
}

const monthOf = ({ start }: ScheduleRow) => start.slice(0, 7);

export const filterRows = (rows: readonly ScheduleRow[], { tour, month }: ScheduleFilter) =>
  rows.filter(
    (row) => (!tour || String(row.tourId) === tour) && (!month || monthOf(row) === month),
  );

/** Rows, soonest first, under the months in which they start. */
export function groupRows(rows: readonly ScheduleRow[]) {
  const months = [...new Set(rows.map(monthOf))];
  return months.map((month) => ({ month, rows: rows.filter((row) => monthOf(row) === month) }));
}

/** What one can choose from: the tours by name, the months in their order. */
export function listChoices(rows: readonly ScheduleRow[]) {
  const tours = new Map(rows.map(({ tourId, title }) => [String(tourId), title]));
  return {
    tours: [...tours].toSorted(([, a], [, b]) => a.localeCompare(b, "ru")),
    months: [...new Set(rows.map(monthOf))],
  };
}
