import { programmeLimits } from "@tour/api";
import { add, append, has } from "./draft.ts";
import type { Draft } from "./draft.ts";
import type { DayHeading } from "./find-day.ts";
import type { Passage } from "./passage.ts";
import { readDistance, readMealsBehind, splitDayText } from "./split-day-text.ts";

/** What one reads of days while one goes down a document. */
export interface Days {
  /** The last that began, from 1; 0 before the first. */
  count: number;
  /** To which texts go: of several that are told together the first. */
  current: number;
  /** Its number in the document. */
  number: number;
  /** Whether its title stands in the next passage. */
  awaitsTitle: boolean;
}

/** Longer than any title of a day, in characters. */
const maxTitle = 120;

/** Whether a heading goes on counting: "1 день" in the middle of a text does not. */
export const goesOn = ({ count, number }: Days, { from, to }: DayHeading): boolean =>
  (count === 0 ? from <= 1 : from > number && from <= number + 7) &&
  count + (to - from) + 1 <= programmeLimits.days;

/** Begins a day, or several that are told together. */
export function takeDayHeading(
  draft: Draft,
  days: Days,
  { from, to, content }: DayHeading,
  passage: number,
): void {
  const first = days.count + 1;
  const { title, text } = splitTitle(content);
  for (let step = 0; step <= to - from; step += 1) {
    const value = title || `День ${from + step}`;
    add(draft, { field: "day_title", day: first + step, value }, passage);
  }
  days.current = first;
  days.count = first + (to - from);
  days.number = to;
  days.awaitsTitle = content === "";
  const meals = readMealsBehind(content);
  if (meals) append(draft, { ...meals, day: first }, passage);
  if (text) takeDayText(draft, first, text, passage);
}

/** "Прилёт. Встречаем в аэропорту…": the first sentence of a long line is its title. */
function splitTitle(content: string): { title: string; text: string } {
  const plain = content.replace(/\s*\([^()]{3,80}\)\s*$/u, (inside) =>
    readMealsBehind(inside) ? "" : inside,
  );
  if (plain.length <= maxTitle) return { title: plain.replace(/\.$/, ""), text: "" };
  const end = /[.!?]\s/u.exec(content.slice(0, maxTitle))?.index;
  if (end === undefined) return { title: "", text: content };
  return { title: content.slice(0, end), text: content.slice(end + 1).trim() };
}

/** Whether a passage is the title of the day that has just begun. */
export function takeDayTitle(draft: Draft, days: Days, { text, kind }: Passage, passage: number) {
  if (!days.awaitsTitle) return false;
  days.awaitsTitle = false;
  const isTitle = kind !== "item" && text.length <= maxTitle && !/[.!?;:]\s*$/u.test(text);
  const [part, ...others] = splitDayText(text);
  if (!isTitle || others.length > 0 || part?.field !== "day_text") return false;
  const heading = draft.found.findLast(
    ({ field, day }) => field === "day_title" && day === days.current,
  );
  if (!heading) return false;
  heading.value = text.trim();
  heading.passages.push(passage);
  return true;
}

/** Puts a passage of a day where it belongs in it. */
export function takeDayText(draft: Draft, day: number, text: string, passage: number): void {
  const parts = splitDayText(text);
  const isSaid = parts.some(({ field }) => field !== "day_text" && hasOf(draft, field, day));
  // What is told a second time stays where it stands, in the text.
  const shown = isSaid ? [{ field: "day_text" as const, value: text.trim() }] : parts;
  for (const { field, value } of shown) {
    if (field === "day_text") append(draft, { field, day, value }, passage);
    else if (!hasOf(draft, field, day)) add(draft, { field, day, value }, passage);
    else append(draft, { field: "day_text", day, value }, passage);
  }
  const distance = readDistance(text);
  if (distance && !hasOf(draft, "day_distance", day)) {
    add(draft, { field: "day_distance", day, value: distance }, passage);
  }
}

const hasOf = (draft: Draft, field: "day_meals" | "day_lodging" | "day_distance", day: number) =>
  has(draft, field) && draft.found.some((one) => one.field === field && one.day === day);
