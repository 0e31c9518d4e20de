import { add, append, createDraft, finish, has, leaveWaiting } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { findDay } from "./find-day.ts";
import { findYear } from "./find-departures.ts";
import { findSection } from "./find-section.ts";
import type { Section } from "./find-section.ts";
import { findTitle, isSender } from "./find-title.ts";
import { trimMarks } from "./fold.ts";
import { collectNames, toOrdinaryCase } from "./ordinary-case.ts";
import type { Found, Passage, Understood } from "./passage.ts";
import { upperFirst } from "./split-day-text.ts";
import { splitLiving, splitThings } from "./split-lines.ts";
import { goesOn, takeDayHeading, takeDayText, takeDayTitle } from "./take-day.ts";
import type { Days } from "./take-day.ts";
import { takeFacts } from "./take-facts.ts";

/** Where one is while one goes down a document. */
interface Reading {
  draft: Draft;
  passages: readonly Passage[];
  /** `top` before the first heading, `day` within a day. */
  section: Section | "top" | "day";
  days: Days;
  /** The place of the last heading of a day. */
  lastDay: number;
  /** The year that headings of dates named. */
  year: number | undefined;
  /** Of a table: what its columns are about, and the row in which a day began. */
  /** Whether the section began to list: a paragraph after its list is not of it. */
  hasItems: boolean;
  columns: { table: number; sections: Map<number, Section>; dayRow: number };
}

/**
 * Finds a tour in the passages of its programme, by rules, in one pass. Every passage is named by
 * something found, or is in the rest. Whatever is written, it throws nothing.
 */
export function understand(passages: readonly Passage[]): Understood {
  const reading: Reading = {
    draft: createDraft(),
    passages,
    section: "top",
    days: { count: 0, current: 0, number: 0, awaitsTitle: false },
    lastDay: passages.findLastIndex(({ text }) => findDay(text) !== null),
    year: undefined,
    hasItems: false,
    columns: { table: -1, sections: new Map(), dayRow: -1 },
  };
  for (const place of passages.keys()) readPassage(reading, place);
  leaveWaiting(reading.draft);
  countDays(reading);
  writeTitles(reading);
  return finish(reading.draft, passages.length);
}

function readPassage(reading: Reading, place: number): void {
  const passage = reading.passages[place]!;
  if (passage.kind === "picture") return takePicture(reading, place);
  if (!passage.text.trim()) return;
  if (passage.cell && enterCell(reading, passage, place)) return;
  if (enterDay(reading, passage, place)) return;
  if (enterSection(reading, passage, place)) return;
  takeText(reading, passage, place);
}

/** Before the days and after them a picture is the tour's, within one that day's. */
function takePicture({ draft, section, days }: Reading, place: number): void {
  const day = section === "day" ? days.current : null;
  // A heading waits for its texts, not for a picture between them.
  const { waiting } = draft;
  draft.waiting = [];
  add(draft, { field: "picture", day, value: "" }, place);
  draft.waiting = waiting;
}

/** Reads a cell by the heading of its column; whether that is all there is to do. */
function enterCell(reading: Reading, passage: Passage, place: number): boolean {
  const { table, row, column } = passage.cell!;
  if (reading.columns.table !== table) {
    reading.columns = { table, sections: new Map(), dayRow: -1 };
  }
  const { columns, days, draft } = reading;
  const isInDay = columns.dayRow === row;
  const section = columns.sections.get(column);
  if (isInDay && section === "meals" && !findDay(passage.text)) {
    return add(draft, { field: "day_meals", day: days.current, value: passage.text.trim() }, place);
  }
  if (isInDay && section === "living") {
    return add(
      draft,
      { field: "day_lodging", day: days.current, value: passage.text.trim() },
      place,
    );
  }
  if (isInDay) {
    reading.section = "day";
    return false;
  }
  if (section) {
    if (!findDay(passage.text)) reading.section = section;
    return false;
  }
  const heading = findSection(passage);
  if (heading && !heading.content) columns.sections.set(column, heading.section);
  return false;
}

function enterDay(reading: Reading, passage: Passage, place: number): boolean {
  const heading = findDay(passage.text);
  if (!heading || !goesOn(reading.days, heading)) return false;
  // "1 день" needs nothing behind it, but a sentence that begins so is no heading.
  if (passage.kind === "item" && reading.section !== "programme" && reading.section !== "day") {
    return false;
  }
  reading.section = "day";
  takeDayHeading(reading.draft, reading.days, heading, place);
  if (passage.cell) reading.columns.dayRow = passage.cell.row;
  return true;
}

function enterSection(reading: Reading, passage: Passage, place: number): boolean {
  const heading = isThing(reading, passage) ? null : findSection(passage);
  if (!heading) return leaveDays(reading, passage, place);
  const { draft } = reading;
  const { section, content } = heading;
  const isOfDay = section === "meals" || section === "living";
  if (reading.section === "day" && isOfDay && (content || place < reading.lastDay)) return false;
  if (reading.section === "top" && section === "description" && !content && !has(draft, "title")) {
    return false;
  }
  const isLine = content && reading.section === "top" && isOfNumbers(section);
  leaveWaiting(draft);
  reading.days.awaitsTitle = false;
  // A line of dates or of a price in the opening does not end it.
  if (!isLine) reading.section = section;
  reading.hasItems = false;
  reading.year = findYear(passage.text) ?? reading.year;
  if (isOfNumbers(section)) {
    const areDates = section === "departures";
    if (takeFacts(draft, passage.text, place, { ...options(reading), areDates })) return true;
    if (draft.found.at(-1)?.passages.includes(place)) {
      if (!draft.found.some((one) => one.field === "price_notes" && one.passages.includes(place))) {
        draft.rest.add(place);
      }
      return true;
    }
  }
  if (content) takeText(reading, { ...passage, text: content }, place);
  else draft.waiting.push(place);
  return true;
}

/** "проживание" in a list of what the price covers is a thing of it, and no heading. */
function isThing({ section }: Reading, passage: Passage): boolean {
  if (section !== "included" && section !== "not_included" && section !== "advice") return false;
  if (passage.kind === "heading") return false;
  if (passage.kind === "item" || /^\p{Ll}/u.test(passage.text)) return true;
  const named = findSection(passage)?.section;
  return section !== "advice" && (named === "living" || named === "meals");
}

const isOfNumbers = (section: Section) => section === "departures" || section === "prices";

/** Below the last day a heading that is not known begins something else. */
function leaveDays(reading: Reading, { kind, text }: Passage, place: number): boolean {
  const isLeft = kind === "heading" && place > reading.lastDay + 1 && text.length <= 120;
  if (!isLeft || reading.section === "top" || reading.section === "programme") return false;
  leaveWaiting(reading.draft);
  reading.section = "other";
  return false;
}

const options = ({ draft, section, year }: Reading) => ({
  days: Number(draft.found.find(({ field }) => field === "days")?.value) || undefined,
  year,
  areDates: section === "departures",
});

function takeText(reading: Reading, passage: Passage, place: number): void {
  const { draft, section, days } = reading;
  const text = passage.text.trim();
  switch (section) {
    case "day":
      if (!takeDayTitle(draft, days, passage, place)) takeDayText(draft, days.current, text, place);
      return;
    case "included":
    case "not_included":
    case "advice":
      takeThings(reading, section, passage, place);
      return;
    case "living":
      add(draft, { field: "living", value: splitLiving(text) }, place);
      return;
    case "prices":
      if (!takeFacts(draft, text, place, options(reading))) {
        append(draft, { field: "price_notes", value: text }, place);
      }
      return;
    case "description":
      if (!takeFacts(draft, text, place, options(reading))) {
        append(draft, { field: "description", value: text }, place);
      }
      return;
    case "top":
    case "programme":
      takeOpening(reading, passage, place);
      return;
    default:
      if (!takeFacts(draft, text, place, options(reading))) draft.rest.add(place);
  }
}

/** A thing of a list, or a line that lists several. */
function takeThings(
  reading: Reading,
  field: "included" | "not_included" | "advice",
  { kind, text }: Passage,
  place: number,
): void {
  if (reading.hasItems && kind === "paragraph") {
    reading.section = "other";
    reading.draft.rest.add(place);
    return;
  }
  reading.hasItems ||= kind === "item";
  const things = kind === "item" ? [trimMarks(text)] : splitThings(text);
  for (const value of things) if (value) add(reading.draft, { field, value }, place);
}

/** Above the first day: the title, what is said in numbers, and then what the tour is about. */
function takeOpening(reading: Reading, passage: Passage, place: number): void {
  const { draft } = reading;
  const text = passage.text.trim();
  const title = has(draft, "title") ? null : findTitle(passage);
  const isAllFacts = takeFacts(draft, text, place, options(reading));
  if (isAllFacts) return;
  if (title !== null) {
    add(draft, { field: "title", value: title }, place);
    return;
  }
  if (isSender(text) || passage.kind === "item") {
    draft.rest.add(place);
    return;
  }
  const isLine = text.length <= 200 && !has(draft, "description") && !has(draft, "subtitle");
  if (isLine && passage.kind === "heading" && has(draft, "title")) {
    add(draft, { field: "subtitle", value: text }, place);
    return;
  }
  append(draft, { field: "description", value: text }, place);
}

/** Where nobody said how long it takes, its days do. */
function countDays({ draft, days }: Reading): void {
  if (days.count === 0) return;
  const last = draft.found.findLast(({ field }) => field === "day_title");
  const source = last?.passages[0];
  if (source === undefined) return;
  if (!has(draft, "days")) add(draft, { field: "days", value: String(days.count) }, source);
  if (!has(draft, "nights")) add(draft, { field: "nights", value: String(days.count - 1) }, source);
}

const titles = new Set<Found["field"]>(["title", "subtitle", "day_title"]);

/** Titles as one writes them: with a capital before and no capitals behind. */
function writeTitles({ draft, passages }: Reading): void {
  let names: Map<string, string> | undefined;
  const getNames = () => (names ??= collectNames(passages.map(({ text }) => text)));
  for (const found of draft.found) {
    if (titles.has(found.field)) found.value = upperFirst(toOrdinaryCase(found.value, getNames));
  }
}
