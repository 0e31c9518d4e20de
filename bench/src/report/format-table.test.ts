import { expect, test } from "vitest";
import { formatTable } from "./format-table.ts";

test("a table is padded to its widest cells, numbers to the right", () => {
  const table = formatTable({
    title: "Speed",
    columns: ["who", "ratio"],
    rows: [
      ["ours", "1.00x"],
      ["another one", "12.50x"],
    ],
    notes: ["Higher is better."],
  });
  expect(table).toBe(
    [
      "### Speed",
      "",
      "| who         |  ratio |",
      "| ----------- | -----: |",
      "| ours        |  1.00x |",
      "| another one | 12.50x |",
      "",
      "- Higher is better.",
      "",
    ].join("\n"),
  );
});
