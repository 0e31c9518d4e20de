import type { ImportColumn, ImportField } from "@tour/api";
import { MAX_IMPORT_ROWS } from "@tour/api";
import { CsvError, parse } from "csv-parse/sync";
import { importTexts } from "../import.texts.ts";
import { findField } from "./field-titles.ts";
import type { ImportedCell, ImportedRow } from "./imported-row.ts";
import { trimSpaces } from "./trim-spaces.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const separators = [";", ",", "\t"] as const;
const maxColumns = 200;
/** Of one row: what is longer is a quotation mark that nobody closed. */
const maxRecordLength = 300_000;
const maxExample = 80;

/** What a person chose: a field for each column from the left, null for one that is left out. */
export type ChosenColumns = readonly (ImportField | null)[];

/**
 * Reads a table with its head in the first row that is not empty; columns are known by their names, or
 * as a person says. Throws `UnreadableFile`.
 */
export function readCsv(
  text: string,
  chosen?: ChosenColumns,
): { columns: ImportColumn[]; rows: ImportedRow[] } {
  const records = split(text, findSeparator(text));
  const at = records.findIndex(isFilled);
  const head = records[at];
  if (!head) throw new UnreadableFile(importTexts.noRows);
  if (head.length > maxColumns) throw new UnreadableFile(importTexts.tooManyColumns(maxColumns));
  const body = records.slice(at + 1);
  if (body.filter(isFilled).length > MAX_IMPORT_ROWS) {
    throw new UnreadableFile(importTexts.tooManyRows(MAX_IMPORT_ROWS));
  }
  const fields = chosen ?? chooseFields(head);
  const columns = head.map((name, index) => ({
    name: shorten(name),
    field: fields[index] ?? null,
    example: shorten(body.map((record) => record[index]).find((cell) => cell?.trim()) ?? ""),
  }));
  const rows = body
    .map((record, index) => toRow(record, columns, at + index + 2))
    .filter(({ cells }) => Object.keys(cells).length > 0);
  return { columns, rows };
}

/** Of a pair of characters that stand for one the half is none. */
const shorten = (text: string) => text.trim().slice(0, maxExample).toWellFormed();

const isFilled = (record: string[]) => record.some((cell) => cell.trim() !== "");

/** A field is read from the first column of its name alone. */
function chooseFields(head: string[]): ChosenColumns {
  const known = head.map((name) => findField(name) ?? null);
  return known.map((field, index) => (known.indexOf(field) === index ? field : null));
}

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

function toRow(record: string[], columns: ImportColumn[], number: number): ImportedRow {
  const cells: Partial<Record<ImportField, ImportedCell>> = {};
  columns.forEach(({ field, name }, index) => {
    const text = trimSpaces(withoutApostrophe(record[index] ?? ""));
    if (field && text.trim()) cells[field] ??= { text, column: name };
  });
  return { number, cells };
}

/** The one that keeps a spreadsheet from counting a text: `toCsv` writes it. */
const withoutApostrophe = (text: string): string => text.replace(/^'(?=\s*[=+\-@\t\r])/, "");
