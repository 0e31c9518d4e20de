import { MAX_IMPORT_PICTURES, MAX_TOUR_PICTURES } from "@tour/api";
import type { ImportField } from "@tour/api";
import { importTexts } from "../import.texts.ts";
import { titleOf } from "./field-titles.ts";
import type { ImportedRow } from "./imported-row.ts";
import type { ImportedFields, ImportedTour } from "./imported-tour.ts";
import { readDateCells } from "./read-date-cells.ts";
import { fieldReaders } from "./read-field.ts";
import { readPictureUrls } from "./read-picture-urls.ts";
import { readPrice } from "./read-price.ts";
import { toTitleKey } from "./title-key.ts";

/**
 * Rows as tours: those of one address, one number or one title are dates of one tour, and so is a row
 * that names no tour at all and stands below it.
 */
export function gatherTours(rows: readonly ImportedRow[]): ImportedTour[] {
  const tours = new Map<string, ImportedTour>();
  let last: ImportedTour | undefined;
  for (const row of rows) {
    const key = keyOf(row);
    const tour: ImportedTour = (key === undefined ? last : tours.get(key)) ?? startTour(row);
    tours.set(key ?? `row ${tour.row}`, tour);
    addRow(tour, row);
    last = tour;
  }
  const gathered = [...new Set(tours.values())];
  limitPictures(gathered);
  return gathered;
}

/** What is more than is fetched of one file is told with its tour. */
function limitPictures(tours: readonly ImportedTour[]): void {
  let left = MAX_IMPORT_PICTURES;
  for (const tour of tours) {
    const { pictures = [] } = tour;
    if (pictures.length > left) {
      tour.pictures = pictures.slice(0, left);
      const text = importTexts.tooManyPicturesInFile(MAX_IMPORT_PICTURES);
      const column = titleOf("picture");
      tour.problems.push({ row: tour.row, column, level: "warning", text });
    }
    left -= Math.min(left, pictures.length);
  }
}

const maxLength = 200;
/** Of a pair of characters that stand for one the half is none. */
const shorten = (text: string) => text.trim().slice(0, maxLength).toWellFormed();

function keyOf({ cells: { slug, external_id: id, title } }: ImportedRow): string | undefined {
  if (slug) return `slug ${slug.text}`;
  if (id) return `id ${id.text}`;
  return title && `title ${toTitleKey(title.text)}`;
}

const startTour = ({ number, cells: { slug, external_id: id } }: ImportedRow): ImportedTour => ({
  row: number,
  ...(slug && { slug: shorten(slug.text) }),
  ...(id && { externalId: shorten(id.text) }),
  fields: {},
  dates: [],
  problems: [],
});

function addRow(tour: ImportedTour, row: ImportedRow): void {
  const say =
    (level: "error" | "warning") => (field: ImportField, text: string, named?: string) => {
      const column = named ?? row.cells[field]?.column ?? "";
      tour.problems.push({ row: row.number, column, level, text });
    };
  const fail = say("error");
  for (const field of Object.keys(fieldReaders) as (keyof ImportedFields)[]) {
    const cell = row.cells[field];
    if (!cell) continue;
    const read = fieldReaders[field](cell.text);
    if ("problem" in read) fail(field, read.problem);
    else if (keep(tour, field, read.value)) say("warning")(field, importTexts.otherValue(tour.row));
  }
  // "24 800 ₽" names the currency, too.
  const named = row.cells.price && readPrice(row.cells.price.text)?.currency;
  if (named) tour.fields.currency ??= named;
  if (row.cells.picture) addPictures(tour, row.cells.picture.text, say("warning"));
  for (const { title } of row.options) {
    const isKnown = tour.options?.some((known) => toTitleKey(known) === toTitleKey(title));
    if (!isKnown) tour.options = [...(tour.options ?? []), title];
  }
  tour.dates.push(...readDateCells({ row, fail }));
}

/** A tour is written whatever its pictures are: what is wrong with them is a warning. */
function addPictures(
  tour: ImportedTour,
  text: string,
  warn: (field: ImportField, text: string) => void,
): void {
  const { urls, hasOthers } = readPictureUrls(text);
  if (hasOthers) warn("picture", importTexts.notPictureUrl);
  const all = [...new Set([...(tour.pictures ?? []), ...urls])];
  if (all.length > MAX_TOUR_PICTURES) {
    warn("picture", importTexts.tooManyPictures(MAX_TOUR_PICTURES));
  }
  tour.pictures = all.slice(0, MAX_TOUR_PICTURES);
}

/** Keeps the first value of a field; answers whether this one differs from it. */
function keep<Field extends keyof ImportedFields>(
  { fields }: ImportedTour,
  field: Field,
  value: NonNullable<ImportedFields[Field]>,
): boolean {
  const before = fields[field];
  if (before === undefined) (fields as Record<string, unknown>)[field] = value;
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(value);
}
