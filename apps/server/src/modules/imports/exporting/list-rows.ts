import type { ImportField } from "@tour/api";
import { importFields } from "@tour/api";
import { readToday } from "@tour/dates";
import type { ExistingDate, ExistingTour } from "../planning/existing-tour.ts";
import { mainOption } from "../planning/merge-options.ts";
import { writeOptionTitle } from "../reading/field-titles.ts";

/** What stands in a row of an export, by field. */
export interface ExportedRow extends Partial<Record<ImportField, string>> {
  /** Prices besides the main one, by the names of their columns. */
  options?: Record<string, string>;
}

/** The fields that an export has; a number of another system is that system's, pictures stay here. */
export const exportedFields = importFields.filter(
  (field) => !["external_id", "option_price", "picture"].includes(field),
);

/** The columns of other prices than the main one that any of the rows has. */
export const listOptionColumns = (rows: readonly ExportedRow[]): string[] => [
  ...new Set(rows.flatMap(({ options = {} }) => Object.keys(options))),
];

/**
 * Tours as rows that an import reads without a change: all that is written of a tour with its first
 * coming date, and a row for each of the others.
 */
export function listRows(tours: readonly ExistingTour[], now: Date): ExportedRow[] {
  return tours.flatMap((tour) => {
    const today = readToday(tour.input.time_zone, now);
    const [first, ...others] = tour.dates.filter((date) => date.start_date >= today);
    const named = { slug: tour.slug, title: tour.input.title, currency: tour.input.currency };
    return [
      { ...toFields(tour), ...(first && toDate(tour, first)) },
      ...others.map((date) => ({ ...named, ...toDate(tour, date) })),
    ];
  });
}

function toFields({ slug, input }: ExistingTour): ExportedRow {
  const namesOf = (level: string) =>
    toCell(input.places.filter((place) => place.level === level).map(({ name }) => name));
  return {
    slug,
    title: input.title,
    subtitle: input.subtitle,
    description: input.description,
    country: namesOf("country"),
    region: namesOf("region"),
    city: namesOf("city"),
    activities: toCell(input.activities),
    days: String(input.days),
    nights: String(input.nights),
    min_age: String(input.min_age),
    group_size_from: String(input.group_size_from),
    group_size_to: String(input.group_size_to),
    included: toCell(input.included),
    not_included: toCell(input.not_included),
    currency: input.currency,
  };
}

/** A line for each; after the only one, too, where what stands in it would part it. */
const toCell = (list: readonly string[]): string =>
  list.length === 1 && list[0]!.includes(";") ? `${list[0]}\n` : list.join("\n");

function toDate({ input }: ExistingTour, date: ExistingDate): ExportedRow {
  const main = mainOption(input);
  const amount = date.amounts[main];
  const others = input.price_options.filter(
    ({ id }) => id !== main && date.amounts[id] !== undefined,
  );
  return {
    date_id: String(date.id),
    start_date: date.start_date,
    end_date: date.end_date,
    start_time: date.start_time ?? "",
    capacity: String(date.capacity),
    price: amount === undefined ? "" : toUnits(amount),
    options: Object.fromEntries(
      others.map(({ id, title }) => [writeOptionTitle(title), toUnits(date.amounts[id]!)]),
    ),
  };
}

/** With a comma, as spreadsheets here read a number. */
const toUnits = (amount: number): string =>
  (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)).replace(".", ",");
