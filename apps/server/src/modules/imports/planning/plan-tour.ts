import { tourInputSchema } from "@tour/api";
import type { ImportChange, ImportField, ImportItem, ImportProblem, TourInput } from "@tour/api";
import { readToday } from "@tour/dates";
import * as v from "valibot";
import { findContradictions } from "../../tours/check-tour.ts";
import { importTexts } from "../import.texts.ts";
import { titleOf } from "../reading/field-titles.ts";
import type { ImportedTour } from "../reading/imported-tour.ts";
import type { ExistingTour } from "./existing-tour.ts";
import { listFieldChanges, mergeFields, readLength, startTour } from "./merge-fields.ts";
import { listNewOptions, mergeOptions } from "./merge-options.ts";
import { planPictures } from "./plan-pictures.ts";
import { planDates } from "./plan-dates.ts";
import type { PlannedDate } from "./plan-dates.ts";

/** What an import does with a tour, and how people read that. */
export interface TourPlan {
  kind: ImportItem["kind"];
  /** What the tour becomes; null where nothing can be made of it. */
  input: TourInput | null;
  dates: PlannedDate[];
  /** Addresses of the pictures that it gets afterwards. */
  pictures: string[];
  changes: ImportChange[];
  problems: ImportProblem[];
}

export interface PlanContext {
  now: Date;
  /** IANA name, for new tours. */
  timeZone: string;
  /** Whether the person may change what is sold. */
  mayChangeDates: boolean;
}

/** Pure: the same at the preview and when it is written, as long as nothing has changed between. */
export function planTour(
  imported: ImportedTour,
  existing: ExistingTour | undefined,
  { now, timeZone, mayChangeDates }: PlanContext,
): TourPlan {
  const problems = [...imported.problems];
  const fail = (field: ImportField, text: string) =>
    problems.push({ row: imported.row, column: titleOf(field), level: "error", text });
  const before = existing?.input ?? startOf(imported, timeZone, fail);
  if (!before)
    return { kind: "error", input: null, dates: [], pictures: [], changes: [], problems };
  const { currency } = imported.fields;
  const isOther = existing !== undefined && currency !== undefined && currency !== before.currency;
  if (isOther) fail("currency", importTexts.otherCurrency(before.currency));
  const merged = mergeFields(before, imported.fields);
  const options = mergeOptions(before.price_options, imported, existing === undefined);
  const input = options === before.price_options ? merged : { ...merged, price_options: options };
  for (const [field, texts] of Object.entries(findContradictions(input))) {
    fail(field as ImportField, texts?.join(". ") ?? importTexts.invalid);
  }
  if (!v.is(tourInputSchema, input)) fail("title", importTexts.invalid);
  const today = readToday(input.time_zone, now);
  const context = {
    tour: input,
    existing: existing?.dates ?? [],
    today,
    mayChange: mayChangeDates,
  };
  const dates = planDates(imported.dates, context);
  problems.push(...dates.problems);
  const pictures = planPictures(imported, input);
  if (imported.pictures?.length && pictures.length === 0) {
    const column = titleOf("picture");
    problems.push({ row: imported.row, column, level: "warning", text: importTexts.hasPictures });
  }
  const changes = [
    ...listFieldChanges(existing?.input, input),
    ...listNewOptions(before.price_options, options),
    ...listNewPictures(pictures),
    ...dates.changes,
  ];
  const isWrong = problems.some(({ level }) => level === "error");
  const kind = isWrong ? "error" : !existing ? "new" : changes.length > 0 ? "changed" : "same";
  return { kind, input, dates: dates.dates, pictures, changes, problems };
}

const listNewPictures = ({ length }: string[]): ImportChange[] =>
  length === 0
    ? []
    : [{ field: "picture", date: null, before: "", after: importTexts.pictures(length) }];

/** What a new tour is before the rest of its file is read; undefined where that says too little. */
function startOf(
  imported: ImportedTour,
  timeZone: string,
  fail: (field: ImportField, text: string) => void,
): TourInput | undefined {
  const { title, group_size_from: from = 1, group_size_to: to } = imported.fields;
  const days = readLength(imported);
  const isTitleWrong = imported.problems.some(({ level }) => level === "error");
  if (title === undefined && !isTitleWrong) fail("title", importTexts.noTitle);
  if (days === undefined && !isTitleWrong) fail("days", importTexts.noDays);
  if (title === undefined || days === undefined || days < 1) return undefined;
  const start = startTour(title, days, timeZone);
  return to === undefined
    ? { ...start, group_size_to: Math.max(from, start.group_size_to) }
    : start;
}
