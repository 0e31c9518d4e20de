import { expect, test } from "vitest";
import type { Entries, Standard } from "./asvs.ts";
import { listFaults } from "./list-faults.ts";
import type { Mark } from "./read-marks.ts";

const standard: Standard = {
  ...{ name: "A standard", version: "1", source: "https://standard.example" },
  chapters: [
    {
      ...{ id: "V1", name: "First" },
      requirements: [
        ["1.1.1", 1, "This."],
        ["1.1.2", 2, "That."],
      ],
    },
  ],
};
const mark = (...ids: string[]): Mark => ({ file: "a.test.ts", title: "it holds", ids });
const good: Entries = { "1.1.2": { state: "none", reason: "There is none." } };

const faultsOf = (entries: Entries, ...marks: Mark[]) =>
  listFaults({ standard, entries, marks, hasFile: (path) => path === "docs/a.md" });

test("marks and entries that say something of each requirement are right", () => {
  expect(faultsOf(good, mark("1.1.1"))).toEqual([]);
  const file = { state: "file", files: ["docs/a.md"], reason: "It says so." } as const;
  expect(faultsOf({ ...good, "1.1.1": file })).toEqual([]);
  const gap = { state: "gap", reason: "Half of it is missing." } as const;
  expect(faultsOf({ ...good, "1.1.1": gap }, mark("1.1.1")), "a gap may be met in part").toEqual(
    [],
  );
});

test.each<[string, Entries, Mark[], string[]]>([
  ["nothing is said", good, [], ["1.1.1: no test has its mark, and it has no entry"]],
  [
    "an unknown mark",
    good,
    [mark("1.1.1", "9.9.9")],
    ["9.9.9: marked in a.test.ts, but not known"],
  ],
  [
    "an unknown entry",
    { ...good, "9.9.9": { state: "gap", reason: "It is missing." } },
    [mark("1.1.1")],
    ["9.9.9: has an entry, but is not known"],
  ],
  [
    "a file that is not there",
    { ...good, "1.1.1": { state: "file", files: ["docs/b.md"], reason: "It says so." } },
    [],
    ["1.1.1: docs/b.md is not there"],
  ],
  [
    "no file",
    { ...good, "1.1.1": { state: "file", reason: "It says so." } },
    [],
    ["1.1.1: no file is named"],
  ],
  [
    "a test of what does not apply",
    good,
    [mark("1.1.1", "1.1.2")],
    ["1.1.2: does not apply, but tests have its mark"],
  ],
  [
    "no sentence",
    { "1.1.2": { state: "none", reason: "none" } },
    [mark("1.1.1")],
    ["1.1.2: the reason should be a sentence"],
  ],
])("%s is a fault", (_, entries, marks, faults) => {
  expect(faultsOf(entries, ...marks)).toEqual(faults);
});
