import { currencies, MAX_TOUR_TITLE, MAX_TRIP_DAYS } from "@tour/api";
import { importTexts } from "../import.texts.ts";
import type { ImportedFields } from "./imported-tour.ts";
import { readCurrency } from "./read-price.ts";

/** A value, or why the cell has none. */
export type Read<Value> = { value: Value } | { problem: string };

const text =
  (max: number) =>
  (cell: string): Read<string> => {
    const value = cell.trim();
    return value.length > max ? { problem: importTexts.tooLong(max) } : { value };
  };

/** A whole number, also as "7 дней" or "12+". */
const whole =
  (from: number, to: number) =>
  (cell: string): Read<number> => {
    const value = Number(
      /^(\d{1,6})(?:\+|(?:[\s\u00a0]*[а-яёa-z.-]*))?$/iu.exec(cell.trim())?.[1] ?? NaN,
    );
    return value >= from && value <= to ? { value } : { problem: importTexts.notNumber(from, to) };
  };

/** A line each where the cell has several lines, else what stands between semicolons. */
const list =
  (max: number, maxLength: number) =>
  (cell: string): Read<string[]> => {
    const parts = cell.split(cell.includes("\n") ? "\n" : ";");
    const value = [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
    if (value.length > max) return { problem: importTexts.tooMany(max) };
    const isLong = value.some((part) => part.length > maxLength);
    return isLong ? { problem: importTexts.tooLong(maxLength) } : { value };
  };

const currency = (cell: string): Read<(typeof currencies)[number]> => {
  const value = readCurrency(cell);
  return value ? { value } : { problem: importTexts.notCurrency(currencies.join(", ")) };
};

type Readers = {
  [Field in keyof ImportedFields]-?: (cell: string) => Read<NonNullable<ImportedFields[Field]>>;
};

/** How what a cell says of a tour itself is read. */
export const fieldReaders: Readers = {
  title: text(MAX_TOUR_TITLE),
  subtitle: text(300),
  description: text(20_000),
  country: list(20, 100),
  region: list(20, 100),
  city: list(20, 100),
  activities: list(30, 100),
  days: whole(1, MAX_TRIP_DAYS),
  nights: whole(0, MAX_TRIP_DAYS),
  min_age: whole(0, 99),
  group_size_from: whole(1, 1000),
  group_size_to: whole(1, 1000),
  included: list(60, 300),
  not_included: list(60, 300),
  currency,
};

export const readCapacity = whole(1, 10_000);

/** "9:30" and "09:30" are the same. */
export function readTime(cell: string): Read<string> {
  const [, hours = "", minutes = ""] = /^(\d{1,2})[:.](\d{2})$/.exec(cell.trim()) ?? [];
  const isTime = hours !== "" && Number(hours) < 24 && Number(minutes) < 60;
  return isTime
    ? { value: `${hours.padStart(2, "0")}:${minutes}` }
    : { problem: importTexts.notTime };
}
