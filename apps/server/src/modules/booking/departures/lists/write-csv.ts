/** What a spreadsheet takes for a formula, or for the end of a cell before one. */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[";\n\r\t]/;

/**
 * Rows as a file that a Russian Excel opens by itself: semicolons, a mark of UTF-8 before them, and
 * an apostrophe before what it would count as a formula.
 */
export function writeCsv(rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((row) => row.map(toCell).join(";"));
  return Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`, "utf8");
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
