import type { ImportField } from "@tour/api";
import { importTexts } from "../import.texts.ts";
import type { ImportedRow } from "./imported-row.ts";
import type { ImportedDate } from "./imported-tour.ts";
import { readDates, readManyDates } from "./read-dates.ts";
import type { DateProblem } from "./read-dates.ts";
import { readCapacity, readTime } from "./read-field.ts";
import { readPrice } from "./read-price.ts";
import { toTitleKey } from "./title-key.ts";

const dateProblems: Record<DateProblem, string> = {
  "no year": importTexts.noYear,
  "no date": importTexts.notDate,
};

/** What a column of prices holds at most: minor units in an integer. */
const maxAmount = 2_147_483_647;

interface Context {
  row: ImportedRow;
  /** `column` is told where the field alone does not tell it. */
  fail: (field: ImportField, text: string, column?: string) => void;
}

/** The dates of a row, with the price and the seats that it has for all of them. */
export function readDateCells({ row, fail }: Context): ImportedDate[] {
  const { start_date: starts, end_date: ends, date_id: number } = row.cells;
  const shared = readShared({ row, fail });
  if (!starts) return [];
  const read = readManyDates(starts.text);
  if ("problem" in read) {
    fail("start_date", dateProblems[read.problem]);
    return [];
  }
  const end = ends && readDates(ends.text);
  if (typeof end === "string") fail("end_date", dateProblems[end]);
  const last = typeof end === "object" ? end.start : undefined;
  const id = number && /^\s*\d{1,9}\s*$/.test(number.text) ? Number(number.text) : undefined;
  return read.dates.map((dates) => {
    const endDate = dates.end ?? last;
    return {
      row: row.number,
      ...(id !== undefined && { id }),
      start_date: dates.start,
      ...(endDate !== undefined && { end_date: endDate }),
      ...shared,
    };
  });
}

/** What is the same of all dates of a row. */
function readShared({
  row,
  fail,
}: Context): Pick<ImportedDate, "start_time" | "capacity" | "price" | "options"> {
  const { start_time: time, capacity, price } = row.cells;
  const shared: ReturnType<typeof readShared> = {};
  if (time) {
    const read = readTime(time.text);
    if ("problem" in read) fail("start_time", read.problem);
    else shared.start_time = read.value;
  }
  if (capacity) {
    const read = readCapacity(capacity.text);
    if ("problem" in read) fail("capacity", read.problem);
    else shared.capacity = read.value;
  }
  const main = price && readAmount(price.text);
  if (typeof main === "string") fail("price", main);
  else if (main !== undefined) shared.price = main;
  for (const { title, cell } of row.options) {
    const amount = readAmount(cell.text);
    if (typeof amount === "string") fail("option_price", amount, cell.column);
    else shared.options = { [toTitleKey(title)]: amount, ...shared.options };
  }
  return shared;
}

/** Minor units, or why a cell has none. */
function readAmount(text: string): number | string {
  const read = readPrice(text);
  if (!read) return importTexts.notPrice;
  return read.amount > maxAmount ? importTexts.priceTooHigh : read.amount;
}
