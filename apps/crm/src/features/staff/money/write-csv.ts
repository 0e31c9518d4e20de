/** A cell: a text of somebody's, or a number of ours. */
export type CsvCell = string | number | null;

const separator = ";";
/** By which spreadsheets here tell that the file is in UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * Rows as a file that spreadsheets here open: semicolons, decimal commas. A text that a spreadsheet
 * would take for a formula gets an apostrophe before it, so that nothing in it is ever run.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return (
    byteOrderMark + rows.map((row) => row.map(writeCell).join(separator)).join("\r\n") + "\r\n"
  );
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const text = /^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
