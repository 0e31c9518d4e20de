/**
 * A table as people here open it in a spreadsheet: semicolons between cells, Windows' line ends, and a
 * mark before everything by which the spreadsheet knows that it is UTF-8.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(";")}\r\n`).join("")}`;

function toCell(value: string | number): string {
  const text = typeof value === "number" ? String(value) : withoutFormula(value);
  return /[";\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What somebody typed must not be counted by the spreadsheet: an apostrophe has it be a text. */
const withoutFormula = (text: string): string =>
  /^(?:[\t\r]|\s*[=+\-@])/.test(text) ? `'${text}` : text;
