import type { DepartureGroup } from "@tour/api";
import { addDays } from "@tour/dates";
import type { departures } from "./departure.table.ts";

type Row = typeof departures.$inferSelect;

const daysBefore = 14;

/** The day on which it is decided whether a departure leaves, `yyyy-MM-dd` in the tour's place. */
export const decisionDateOf = ({
  decisionDate,
  startDate,
}: Pick<Row, "decisionDate" | "startDate">): string =>
  decisionDate ?? addDays(startDate, -daysBefore);

/** How far a departure's group is; nothing for one that leaves with whoever comes. */
export function groupOf({
  smallestGroup,
  sold,
  ...dates
}: Pick<Row, "smallestGroup" | "sold" | "decisionDate" | "startDate">): {
  group?: DepartureGroup;
} {
  if (smallestGroup <= 1) return {};
  const missing = Math.max(0, smallestGroup - sold);
  return { group: { smallest: smallestGroup, missing, decision_date: decisionDateOf(dates) } };
}
