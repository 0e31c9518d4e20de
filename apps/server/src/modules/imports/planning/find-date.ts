import type { ImportedDate } from "../reading/imported-tour.ts";
import type { ExistingDate } from "./existing-tour.ts";

/**
 * Which of a tour's dates a file speaks of: by our number, else by its first day and, where it names
 * one, its time. Undefined for a new one, `several` where the day alone does not tell.
 */
export function findDate(
  date: Pick<ImportedDate, "id" | "start_date" | "start_time">,
  existing: readonly ExistingDate[],
): ExistingDate | "several" | undefined {
  const byId = existing.find(({ id }) => id === date.id);
  if (byId) return byId;
  const sameDay = existing.filter(({ start_date: day }) => day === date.start_date);
  const exact = sameDay.filter(({ start_time: time }) => time === (date.start_time ?? null));
  if (exact.length > 1) return "several";
  if (exact[0]) return exact[0];
  // One that has no time yet is given it; a file that has no time speaks of the only one.
  const others = date.start_time === undefined ? sameDay : sameDay.filter((one) => !one.start_time);
  return others.length > 1 ? "several" : others[0];
}
