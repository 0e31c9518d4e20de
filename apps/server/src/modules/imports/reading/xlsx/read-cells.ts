import { MAX_IMPORT_ROWS } from "@tour/api";
import { importTexts } from "../../import.texts.ts";
import type { TableRecord } from "../read-table.ts";
import { maxColumns } from "../read-table.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { writeNumber, writeSerial } from "./number-formats.ts";
import { readElements } from "../../../../platform/file-formats/read-elements.ts";

/** The texts that cells name by their number, without how they are read aloud. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let [isText, isPhonetic] = [false, false];
  readElements(xml, {
    open: {
      si: () => texts.push(""),
      rPh: () => (isPhonetic = true),
      t: () => (isText = true),
    },
    close: { rPh: () => (isPhonetic = false), t: () => (isText = false) },
    text: (text) => {
      if (isText && !isPhonetic) texts[texts.length - 1] += text;
    },
  });
  return texts;
}

interface Workbook {
  texts: readonly string[];
  /** Whether a cell of each style shows a date. */
  dateStyles: readonly boolean[];
  /** Whether days are counted as on old Macs. */
  isMac: boolean;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/** From 0, of "B12"; undefined where the cell says no place. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? "")?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The rows of a sheet that have something in them, as texts. Throws `UnreadableFile`. */
export function readCells(xml: string, workbook: Workbook): TableRecord[] {
  const records: TableRecord[] = [];
  let row: TableRecord = { number: 0, cells: [] };
  let cell: Cell | undefined;
  let isValue = false;
  readElements(xml, {
    open: {
      row: ({ r }) => {
        row = { number: Number(r ?? row.number + 1), cells: [] };
      },
      c: ({ r, t = "n", s = "0" }) => {
        const column = columnOf(r) ?? row.cells.length;
        cell = { column, type: t, style: Number(s), text: "" };
      },
      v: () => (isValue = true),
      t: () => (isValue = true),
    },
    close: {
      v: () => (isValue = false),
      t: () => (isValue = false),
      c: () => {
        const text = cell ? toText(cell, workbook) : "";
        // One too many is enough to say so.
        if (cell && text && cell.column <= maxColumns) {
          while (row.cells.length < cell.column) row.cells.push("");
          row.cells[cell.column] = text;
        }
        cell = undefined;
      },
      row: () => {
        if (row.cells.some((text) => text.trim())) records.push(row);
        // The head is one more.
        if (records.length > MAX_IMPORT_ROWS + 1) {
          throw new UnreadableFile(importTexts.tooManyRows(MAX_IMPORT_ROWS));
        }
      },
    },
    text: (text) => {
      if (cell && isValue) cell.text += text;
    },
  });
  return records;
}

function toText({ type, style, text }: Cell, { texts, dateStyles, isMac }: Workbook): string {
  if (type === "s") return texts[Number(text)] ?? "";
  // What a formula could not count is nothing.
  if (type === "e") return "";
  if (type === "d") return text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, "");
  if (type !== "n" || text.trim() === "") return text;
  return dateStyles[style] ? writeSerial(Number(text), isMac) : writeNumber(text);
}
