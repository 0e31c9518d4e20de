import { programmeTextLimits, programmeLimits } from "@tour/api";
import type { Found, Understood } from "./passage.ts";

/** How many of a kind a tour takes. */
const maxCounts: Partial<Record<Found["field"], number>> = {
  included: 60,
  not_included: 60,
  living: 40,
  advice: 60,
  departure: 200,
  day_title: programmeLimits.days,
};

/** What one reading of a document collects. */
export interface Draft {
  found: Found[];
  rest: Set<number>;
  /** Headings that belong to whatever is found next below them. */
  waiting: number[];
  counts: Map<Found["field"], number>;
  /** The one of its field and day that takes more lines. */
  growing: Map<string, { found: Found; length: number; lines: string[] }>;
}

export const createDraft = (): Draft => ({
  ...{ found: [], rest: new Set(), waiting: [] },
  ...{ counts: new Map(), growing: new Map() },
});

type New = Omit<Found, "passages" | "day"> & { day?: number | null };

const fits = (draft: Draft, field: Found["field"], length: number) =>
  length <= (programmeTextLimits[field] ?? Infinity) &&
  (draft.counts.get(field) ?? 0) < (maxCounts[field] ?? Infinity);

/** Puts a value in a field, read from a passage; what does not fit there goes to the rest: false. */
export function add(draft: Draft, { field, value, day = null }: New, passage: number): boolean {
  if (!fits(draft, field, value.length)) {
    draft.rest.add(passage);
    return false;
  }
  draft.counts.set(field, (draft.counts.get(field) ?? 0) + 1);
  draft.found.push({ field, value, day, passages: [...takeWaiting(draft), passage] });
  return true;
}

/** The same of a field that grows line by line. */
export function append(draft: Draft, { field, value, day = null }: New, passage: number): boolean {
  const key = `${field} ${day ?? ""}`;
  const known = draft.growing.get(key);
  if (!known) {
    if (!add(draft, { field, value, day }, passage)) return false;
    draft.growing.set(key, { found: draft.found.at(-1)!, length: value.length, lines: [value] });
    return true;
  }
  const length = known.length + value.length + 1;
  if (length > (programmeTextLimits[field] ?? Infinity)) {
    draft.rest.add(passage);
    return false;
  }
  known.lines.push(value);
  known.length = length;
  for (const place of [...takeWaiting(draft), passage]) {
    if (known.found.passages.at(-1) !== place) known.found.passages.push(place);
  }
  return true;
}

export function takeWaiting(draft: Draft): number[] {
  const { waiting } = draft;
  draft.waiting = [];
  return waiting;
}

/** Headings below which nothing was found stand for themselves. */
export function leaveWaiting(draft: Draft): void {
  for (const place of takeWaiting(draft)) draft.rest.add(place);
}

export const has = (draft: Draft, field: Found["field"]): boolean =>
  (draft.counts.get(field) ?? 0) > 0;

/** All that was collected; a passage that nobody took is in the rest. */
export function finish(draft: Draft, count: number): Understood {
  leaveWaiting(draft);
  for (const { found, lines } of draft.growing.values()) found.value = lines.join("\n");
  const taken = new Set(draft.found.flatMap(({ passages }) => passages));
  for (let place = 0; place < count; place += 1) if (!taken.has(place)) draft.rest.add(place);
  return { found: draft.found, rest: [...draft.rest].toSorted((a, b) => a - b) };
}
