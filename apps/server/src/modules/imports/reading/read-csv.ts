import { CsvError, parse } from "csv-parse/sync";
import { importTexts } from "../import.texts.ts";
import { findField } from "./field-titles.ts";
import type { TableRecord } from "./read-table.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const separators = [";", ",", "\t"] as const;
/** Of one row: what is longer is a quotation mark that nobody closed. */
const maxRecordLength = 300_000;

/** The rows of a CSV with semicolons, commas or tabs. Throws `UnreadableFile`. */
export const readCsv = (text: string): TableRecord[] =>
  split(text, findSeparator(text)).map((cells, index) => ({ number: index + 1, cells }));

/** The separator by which the first line has most columns that are known; then most at all. */
function findSeparator(text: string): string {
  const [line = ""] = text.trimStart().split(/\r?\n/, 1);
  const rate = (separator: string) => {
    const names = line.split(separator).map((name) => name.replace(/^"|"$/g, ""));
    return names.filter((name) => findField(name)).length * 1_000 + names.length;
  };
  return separators.toSorted((a, b) => rate(b) - rate(a))[0]!;
}

function split(text: string, delimiter: string): string[][] {
  const lenient = { relax_column_count: true, relax_quotes: true };
  try {
    return parse(text, { delimiter, ...lenient, max_record_size: maxRecordLength });
  } catch (error) {
    throw new UnreadableFile(error instanceof CsvError ? describe(error) : importTexts.notTable);
  }
}

const describe = (error: CsvError): string =>
  error.code === "CSV_QUOTE_NOT_CLOSED"
    ? importTexts.openQuote
    : importTexts.brokenTable(Number(error["lines"] ?? 1));
