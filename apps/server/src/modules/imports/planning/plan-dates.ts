import { MAX_TRIP_DAYS } from "@tour/api";
import type { ImportChange, ImportField, ImportProblem, TourInput } from "@tour/api";
import { formatDateRange, formatMoney } from "@tour/blocks/format";
import { addDays, countDays } from "@tour/dates";
import { tourTexts } from "../../tours/tour.texts.ts";
import { importTexts } from "../import.texts.ts";
import { titleOf } from "../reading/field-titles.ts";
import type { ImportedDate } from "../reading/imported-tour.ts";
import type { ExistingDate } from "./existing-tour.ts";
import { findDate } from "./find-date.ts";
import { findOption, mainOption } from "./merge-options.ts";

/** What is written of a date. */
export type DateFields = Pick<
  ExistingDate,
  "start_date" | "end_date" | "start_time" | "capacity"
> & {
  /** Minor units by the tour's price options. */
  amounts: Record<string, number>;
};

export type PlannedDate = { id: number | null; fields: DateFields };

export interface DatesPlan {
  dates: PlannedDate[];
  changes: ImportChange[];
  problems: ImportProblem[];
}

interface Context {
  tour: TourInput;
  existing: ExistingDate[];
  /** `yyyy-MM-dd` in the tour's zone. */
  today: string;
  /** Whether the person may change what is sold. */
  mayChange: boolean;
}

/** What becomes of the dates that a file names; those that it does not name stay. */
export function planDates(imported: readonly ImportedDate[], context: Context): DatesPlan {
  const plan: DatesPlan = { dates: [], changes: [], problems: [] };
  const left = new Set(context.existing);
  const added = new Map<string, number>();
  for (const date of imported) {
    const say = (level: "error" | "warning", field: ImportField, text: string) =>
      plan.problems.push({ row: date.row, column: titleOf(field), level, text });
    const found = findDate(date, [...left]);
    if (found === "several") {
      say("error", "start_date", importTexts.severalDates);
      continue;
    }
    if (found) left.delete(found);
    if (!found && date.id !== undefined) say("warning", "date_id", importTexts.noDate);
    if (date.start_date < context.today) {
      if (!found) say("warning", "start_date", importTexts.pastDate);
      continue;
    }
    const fields = toFields(date, found, context);
    const fail = (field: ImportField, text: string) => say("error", field, text);
    if (!isSound(fields, found, context.tour, fail)) continue;
    if (!found) {
      const key = `${fields.start_date} ${fields.start_time}`;
      const twice = added.get(key);
      added.set(key, date.row);
      if (twice !== undefined) fail("start_date", importTexts.sameDate(twice));
    }
    const changes = listChanges(fields, found, context);
    if (changes.length === 0) continue;
    if (found && !context.mayChange) {
      say("warning", "start_date", importTexts.noRightToDates);
      continue;
    }
    plan.changes.push(...changes);
    plan.dates.push({ id: found?.id ?? null, fields });
  }
  return plan;
}

function toFields(
  date: ImportedDate,
  found: ExistingDate | undefined,
  { tour }: Context,
): DateFields {
  const length = found ? countDays(found.start_date, found.end_date) : tour.days - 1;
  return {
    start_date: date.start_date,
    end_date: date.end_date ?? addDays(date.start_date, length),
    start_time: date.start_time ?? found?.start_time ?? null,
    capacity: date.capacity ?? found?.capacity ?? tour.group_size_to,
    amounts: { ...found?.amounts, ...namedAmounts(date, tour) },
  };
}

/** What a file says of a date's prices, by the tour's options. */
function namedAmounts(
  { price, options = {} }: ImportedDate,
  tour: TourInput,
): Record<string, number> {
  const named = Object.entries(options).flatMap(([title, amount]) => {
    const option = findOption(tour.price_options, title);
    return option ? [[option.id, amount] as const] : [];
  });
  const main = price === undefined ? [] : [[mainOption(tour), price] as const];
  return Object.fromEntries([...named, ...main]);
}

/** Whether a person can book it. */
const hasPersonsPrice = (amounts: Record<string, number>, { price_options: options }: TourInput) =>
  options.some(({ id, kind = "person" }) => kind === "person" && amounts[id] !== undefined);

function isSound(
  fields: DateFields,
  found: ExistingDate | undefined,
  tour: TourInput,
  fail: (field: ImportField, text: string) => void,
): boolean {
  const days = countDays(fields.start_date, fields.end_date) + 1;
  const held = found?.held ?? 0;
  const areOther = found?.start_date !== fields.start_date || found.end_date !== fields.end_date;
  const problems: [boolean, ImportField, string][] = [
    [!found && !hasPersonsPrice(fields.amounts, tour), "price", importTexts.noPrice],
    [days < 1, "end_date", tourTexts.endBeforeStart],
    [days > MAX_TRIP_DAYS, "end_date", tourTexts.tooLong(MAX_TRIP_DAYS)],
    [fields.capacity < held, "capacity", importTexts.fewerThanHeld(held)],
    [held > 0 && areOther, "start_date", importTexts.daysAreTaken],
  ];
  const wrong = problems.filter(([isWrong]) => isWrong);
  wrong.forEach(([, field, text]) => fail(field, text));
  return wrong.length === 0;
}

function listChanges(
  fields: DateFields,
  found: ExistingDate | undefined,
  { tour, today }: Context,
): ImportChange[] {
  const { currency, price_options: options } = tour;
  const main = mainOption(tour);
  const price = (amount: number | undefined) =>
    amount === undefined ? "" : formatMoney({ amount, currency });
  /** Others than the main one say whose they are. */
  const priceOf = ({ id, title }: (typeof options)[number], amounts: Record<string, number>) => {
    const text = price(amounts[id]);
    return id === main || text === "" ? text : `${title}: ${text}`;
  };
  const date = found?.start_date ?? fields.start_date;
  if (!found) {
    const days = formatDateRange(fields.start_date, fields.end_date, today);
    const parts = [
      days,
      fields.start_time,
      ...options.map((option) => priceOf(option, fields.amounts)),
      importTexts.seats(fields.capacity),
    ];
    return [{ field: "date", date, before: "", after: parts.filter(Boolean).join(", ") }];
  }
  const pairs: [ImportField, string | null, string | null][] = [
    ["start_date", found.start_date, fields.start_date],
    ["end_date", found.end_date, fields.end_date],
    ["start_time", found.start_time, fields.start_time],
    ["capacity", String(found.capacity), String(fields.capacity)],
    ...options.map((option): [ImportField, string, string] => [
      option.id === main ? "price" : "option_price",
      priceOf(option, found.amounts),
      priceOf(option, fields.amounts),
    ]),
  ];
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([field, before, after]) => ({ field, date, before: before ?? "", after: after ?? "" }));
}
