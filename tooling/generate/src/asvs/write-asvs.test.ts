import { expect, test } from "vitest";
import { writeAsvs } from "./write-asvs.ts";

const written = writeAsvs({
  standard: {
    ...{ name: "A standard", version: "1", source: "https://standard.example" },
    chapters: [
      {
        ...{ id: "V1", name: "First" },
        requirements: [
          ["1.1.1", 1, "This."],
          ["1.1.2", 1, "That."],
          ["1.2.1", 2, "Half."],
          ["1.2.2", 2, "Other."],
        ],
      },
    ],
  },
  entries: {
    "1.1.2": { state: "file", files: ["docs/a.md"], reason: "The key `A_KEY` is a_b." },
    "1.2.1": { state: "gap", reason: "The other half is missing." },
    "1.2.2": { state: "none", reason: "There is none." },
  },
  marks: [
    { file: "a.test.ts", title: "<b> | it_holds", ids: ["1.1.1", "1.2.1"] },
    { file: "b.test.ts", title: "so does it", ids: ["1.1.1"] },
  ],
});
const rows = written.split("\n").filter((line) => line.startsWith("|"));
const cellsOf = (id: string) =>
  rows
    .find((row) => row.startsWith(`| ${id} `))!
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

test("a requirement stands with its state and everything that shows it", () => {
  expect(cellsOf("1.1.1").slice(3)).toEqual([
    "shown by a test",
    String.raw`${"`a.test.ts`"}: \<b\> \| it\_holds<br>${"`b.test.ts`"}: so does it`,
  ]);
  expect(cellsOf("1.1.2").slice(3)).toEqual([
    "shown by a file",
    String.raw`The key ${"`A_KEY`"} is a\_b.<br>${"`docs/a.md`"}`,
  ]);
  expect(cellsOf("1.2.2").slice(3)).toEqual(["does not apply", "There is none."]);
});

test("what is met in part is a gap, which is listed with what is missing", () => {
  expect(cellsOf("1.2.1")[3]).toBe("gap");
  expect(cellsOf("1.2.1")[4]).toContain("a.test.ts");
  expect(written).toContain("- **1.2.1** (level 2): The other half is missing.");
});

test("states are counted by level", () => {
  expect(cellsOf("1")).toEqual(["1", "1", "1", "0", "0"]);
  expect(cellsOf("2")).toEqual(["2", "0", "0", "1", "1"]);
  expect(cellsOf("both")).toEqual(["both", "1", "1", "1", "1"]);
});
