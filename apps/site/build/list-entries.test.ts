import { expect, test } from "vitest";
import { listEntries } from "./list-entries.ts";

test("an entry of the dictionary is all of its lines, without the comma behind it", () => {
  const code = [
    "/** Words. */",
    "export const texts = {",
    '  from: "от",',
    "  row: {",
    '    previous: "Назад",',
    "    more: (count: string) => `ещё ${count}`,",
    "  },",
    "  long:",
    '    "Слово",',
    "} as const;",
    "",
  ].join("\n");
  expect([...listEntries(code)]).toEqual([
    ["from", '"от"'],
    ["row", '{\n    previous: "Назад",\n    more: (count: string) => `ещё ${count}`,\n  }'],
    ["long", '"Слово"'],
  ]);
});

test("a dictionary of another shape stops the build", () => {
  expect(() => listEntries('export const from = "от";')).toThrow("not one object");
});
