import { programmeLimits, programmeTextLimits } from "@tour/api";
import { add, append, has } from "./draft.ts";
import type { Draft } from "./draft.ts";
import type { DayHeading } from "./find-day.ts";
import { fold } from "./fold.ts";
import type { Found, Passage } from "./passage.ts";
import { readDistance, readMealsBehind, splitDayText } from "./split-day-text.ts";
import type { DayPart } from "./split-day-text.ts";

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
  if (meals) add(draft, { ...meals, day: first }, passage);
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
  if (!isTitle || splitDayText(text).some(({ field }) => field !== "day_text")) return false;
  const heading = draft.found.findLast(
    ({ field, day }) => field === "day_title" && day === days.current,
  );
  if (!heading) return false;
  heading.value = text.trim();
  heading.passages.push(passage);
  return true;
}

/** Puts a passage of a day where it belongs in it, sentence by sentence. */
export function takeDayText(draft: Draft, day: number, text: string, passage: number): void {
  const left = splitDayText(text).filter((part) => !takePart(draft, day, part, passage));
  const value = left
    .map(({ source }) => source)
    .join("")
    .trim()
    .replace(/ ?[;|]$/u, "");
  if (value) append(draft, { field: "day_text", day, value }, passage);
  const distance = readDistance(text);
  if (distance && !findOf(draft, "day_distance", day)) {
    add(draft, { field: "day_distance", day, value: distance }, passage);
  }
}

/** Whether it has a field of its own; what is told a second time stays in the text. */
function takePart(draft: Draft, day: number, { field, value }: DayPart, passage: number): boolean {
  if (field === "day_text") return false;
  const known = findOf(draft, field, day);
  if (!known) return add(draft, { field, day, value }, passage);
  return field === "day_meals" && addMeals(known, value, passage);
}

/** "Завтрак. Поход. Ужин.": a day's meals may stand apart from each other. */
function addMeals(known: Found, value: string, passage: number): boolean {
  const words = (said: string) => fold(said).match(/[a-zа-я]{4,}/gu) ?? [];
  const some = new Set(words(known.value));
  const both = `${known.value}, ${value.charAt(0).toLowerCase()}${value.slice(1)}`;
  if (both.length > (programmeTextLimits.day_meals ?? Infinity)) return false;
  if (words(value).some((word) => some.has(word))) return false;
  known.value = both;
  if (!known.passages.includes(passage)) known.passages.push(passage);
  return true;
}

const findOf = (draft: Draft, field: Found["field"], day: number) =>
  has(draft, field) ? draft.found.find((one) => one.field === field && one.day === day) : undefined;
