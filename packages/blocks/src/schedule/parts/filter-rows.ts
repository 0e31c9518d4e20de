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

/** Rows, soonest first, under their tours: the tour that leaves first stands first. */
export function groupRows(rows: readonly ScheduleRow[]) {
  const tours = [...new Set(rows.map(({ tourId }) => tourId))];
  return tours.map((tourId) => ({ tourId, rows: rows.filter((row) => row.tourId === tourId) }));
}

/** What one can choose from: the tours by name, the months in their order. */
export function listChoices(rows: readonly ScheduleRow[]) {
  const tours = new Map(rows.map(({ tourId, title }) => [String(tourId), title]));
  return {
    tours: [...tours].toSorted(([, a], [, b]) => a.localeCompare(b, "ru")),
    months: [...new Set(rows.map(monthOf))],
  };
}
