import type { ImportColumn, ImportField } from "@tour/api";
import { MAX_IMPORT_ROWS } from "@tour/api";
import { importTexts } from "../import.texts.ts";
import { findField, readOptionTitle } from "./field-titles.ts";
import type { ImportedCell, ImportedRow } from "./imported-row.ts";
import { trimSpaces } from "./trim-spaces.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export const maxColumns = 200;
const maxExample = 80;

/** What a person chose: a field for each column from the left, null for one that is left out. */
export type ChosenColumns = readonly (ImportField | null)[];

/** A row as it stands in the file, from 1. */
export interface TableRecord {
  number: number;
  cells: string[];
}

/**
 * A table with its head in the first row that is not empty; columns are known by their names, or as a
 * person says. Throws `UnreadableFile`.
 */
export function readTable(
  records: readonly TableRecord[],
  chosen?: ChosenColumns,
): { columns: ImportColumn[]; rows: ImportedRow[] } {
  const [head, ...body] = records.filter(isFilled);
  if (!head) throw new UnreadableFile(importTexts.noRows);
  if (head.cells.length > maxColumns) {
    throw new UnreadableFile(importTexts.tooManyColumns(maxColumns));
  }
  if (body.length > MAX_IMPORT_ROWS) {
    throw new UnreadableFile(importTexts.tooManyRows(MAX_IMPORT_ROWS));
  }
  const names = Array.from(head.cells, (name) => name ?? "");
  const fields = chosen ?? chooseFields(names);
  const columns = names.map((name, index) => ({
    name: shorten(name),
    field: fields[index] ?? null,
    example: shorten(body.map(({ cells }) => cells[index]).find((cell) => cell?.trim()) ?? ""),
  }));
  const rows = body
    .map((record) => toRow(record, columns))
    .filter(({ cells, options }) => Object.keys(cells).length + options.length > 0);
  return { columns, rows };
}

/** Of a pair of characters that stand for one the half is none. */
const shorten = (text: string) => text.trim().slice(0, maxExample).toWellFormed();

const isFilled = ({ cells }: TableRecord) => cells.some((cell) => cell.trim() !== "");

/** A field is read from the first column of its name alone; each option's price has one of its own. */
function chooseFields(head: string[]): ChosenColumns {
  const known = head.map((name) => findField(name) ?? null);
  return known.map((field, index) =>
    field === "option_price" || known.indexOf(field) === index ? field : null,
  );
}

function toRow({ number, cells: texts }: TableRecord, columns: ImportColumn[]): ImportedRow {
  const cells: Partial<Record<ImportField, ImportedCell>> = {};
  const options: ImportedRow["options"] = [];
  columns.forEach(({ field, name }, index) => {
    const text = trimSpaces(withoutApostrophe(texts[index] ?? ""));
    if (!field || !text.trim()) return;
    const cell = { text, column: name };
    if (field === "option_price") options.push({ title: readOptionTitle(name), cell });
    else cells[field] ??= cell;
  });
  return { number, cells, options };
}

/** The one that keeps a spreadsheet from counting a text: `toCsv` writes it. */
const withoutApostrophe = (text: string): string => text.replace(/^'(?=\s*[=+\-@\t\r])/, "");
