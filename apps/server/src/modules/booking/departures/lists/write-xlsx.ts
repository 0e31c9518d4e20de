import writeXlsxFile from "write-excel-file/node";
import { listTexts } from "./list.texts.ts";

/** Of letters: what is longer is read by widening the column. */
const narrowest = 6;
const widest = 60;

/** What XML can't hold. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Rows as a workbook of one sheet whose every cell is and stays a text; the first row is its head. */
export function writeXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const cells = rows.map((row, index) =>
    row.map((text) => ({
      value: text.replaceAll(unwritable, ""),
      type: String,
      // The format of texts: what is edited in such a cell is no formula and no date either.
      format: "@",
      ...(index === 0 && { fontWeight: "bold" as const }),
    })),
  );
  const columns = (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
    return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
  });
  const sheet = { sheet: listTexts.sheet, columns, stickyRowsCount: 1 };
  return writeXlsxFile(cells, sheet).toBuffer();
}
