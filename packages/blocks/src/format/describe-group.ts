import type { DepartureGroup } from "@tour/api";
import { texts } from "../texts/ru.ts";
import { formatDayAndMonth } from "./format-dates.ts";
import { plural } from "./plural.ts";

interface Grouped {
  status: string;
  group?: DepartureGroup | undefined;
}

/**
 * Whether a departure leaves that needs a smallest group: it does, nobody is missing but it is not
 * decided yet, or so many are. Null for one that leaves with whoever comes, or takes nobody.
 */
export function describeGroup({ status, group }: Grouped): string | null {
  if (!group) return null;
  if (status === "guaranteed") return texts.group.complete;
  if (status !== "open" && status !== "full") return null;
  const { day, month } = formatDayAndMonth(group.decision_date);
  const until = `${day}\u00a0${month}`;
  if (group.missing === 0) return texts.group.enough(until);
  return texts.group.gathering(plural(group.missing, texts.group.people), until);
}
