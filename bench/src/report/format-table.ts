import type { Table } from "../benchmark.ts";

/** A table as Markdown, padded so that it reads as well in a terminal. */
export function formatTable({ title, columns, rows, notes }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  const line = (cells: readonly string[]) => {
    const padded = widths.map((width, index) => {
      const cell = cells[index] ?? "";
      return index === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(" | ")} |`;
  };
  const rule = widths.map((width, index) => "-".repeat(width - (index && 1)) + (index ? ":" : ""));
  return [
    `### ${title}`,
    "",
    line(columns),
    line(rule),
    ...rows.map(line),
    ...(notes.length > 0 ? ["", ...notes.map((note) => `- ${note}`)] : []),
    "",
  ].join("\n");
}
