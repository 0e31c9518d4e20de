import type { ImportColumn } from "@tour/api";
import { importTexts } from "../import.texts.ts";
import { decodeText } from "./decode-text.ts";
import { gatherTours } from "./gather-tours.ts";
import type { ImportedTour } from "./imported-tour.ts";
import { readCsv } from "./read-csv.ts";
import type { ChosenColumns } from "./read-csv.ts";
import { readYml } from "./read-yml.ts";
import { UnreadableFile } from "./unreadable-file.ts";

interface ReadFile {
  format: "csv" | "yml";
  /** Of a table; empty for a feed. */
  columns: ImportColumn[];
  /** None where no column is known that could name a tour: somebody has to say which. */
  tours: ImportedTour[];
  pictures: number;
}

/** Reads a file of tours, whatever its name says. Throws `UnreadableFile`. */
export function readFile(bytes: Uint8Array, chosen?: ChosenColumns): ReadFile {
  const text = decodeText(bytes);
  if (/^\s*</.test(text)) {
    if (!/<yml_catalog[\s>]/.test(text)) throw new UnreadableFile(importTexts.notTable);
    const { rows, pictures } = readYml(text);
    if (rows.length === 0) throw new UnreadableFile(importTexts.noRows);
    return { format: "yml", columns: [], tours: gatherTours(rows), pictures };
  }
  const { columns, rows } = readCsv(text, chosen);
  const names = columns.some(({ field }) => field === "title" || field === "slug");
  if (rows.length === 0 && names) throw new UnreadableFile(importTexts.noRows);
  return { format: "csv", columns, tours: names ? gatherTours(rows) : [], pictures: 0 };
}
