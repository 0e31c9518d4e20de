import type { ImportColumn, TourImport } from "@tour/api";
import { isOldOffice, isZip } from "../../../platform/file-formats/unzip-files.ts";
import { importTexts } from "../import.texts.ts";
import { decodeText } from "../../../platform/file-formats/decode-text.ts";
import { gatherTours } from "./gather-tours.ts";
import type { ImportedTour } from "./imported-tour.ts";
import { readCsv } from "./read-csv.ts";
import { readTable } from "./read-table.ts";
import type { ChosenColumns, TableRecord } from "./read-table.ts";
import { readYml } from "./read-yml.ts";
import { UnreadableFile } from "./unreadable-file.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";

interface ReadFile {
  format: TourImport["format"];
  /** Of a table; empty for a feed. */
  columns: ImportColumn[];
  /** None where no column is known that could name a tour: somebody has to say which. */
  tours: ImportedTour[];
}

/** Reads a file of tours, whatever its name says. Throws `UnreadableFile`. */
export function readFile(bytes: Uint8Array, chosen?: ChosenColumns): ReadFile {
  if (isZip(bytes)) return { format: "xlsx", ...readSheet(readXlsx(bytes), chosen) };
  if (isOldOffice(bytes)) throw new UnreadableFile(importTexts.oldWorkbook);
  const text = decodeText(bytes);
  if (!/^\s*</.test(text)) return { format: "csv", ...readSheet(readCsv(text), chosen) };
  if (!/<yml_catalog[\s>]/.test(text)) throw new UnreadableFile(importTexts.notTable);
  const rows = readYml(text);
  if (rows.length === 0) throw new UnreadableFile(importTexts.noRows);
  return { format: "yml", columns: [], tours: gatherTours(rows) };
}

function readSheet(records: readonly TableRecord[], chosen: ChosenColumns | undefined) {
  const { columns, rows } = readTable(records, chosen);
  const names = columns.some(({ field }) => field === "title" || field === "slug");
  if (rows.length === 0 && names) throw new UnreadableFile(importTexts.noRows);
  return { columns, tours: names ? gatherTours(rows) : [] };
}
