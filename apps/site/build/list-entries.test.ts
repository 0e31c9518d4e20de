import { expect, test } from "vitest";
import { listEntries } from "./list-entries.ts";

test("a dictionary entry is all of its lines without the trailing comma", () => {
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

test("a dictionary with an unexpected shape fails the build", () => {
  expect(() => listEntries('export const from = "от";')).toThrow("not one object");
});
