import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entries, Standard } from "./asvs.ts";
import { listFaults } from "./list-faults.ts";
import { readMarks } from "./read-marks.ts";
import { writeAsvs } from "./write-asvs.ts";

const tests = "{apps,packages,tooling,e2e}/**/*.test.{ts,tsx}";
/** Tests of marks have marks in their texts. */
const ownTests = "tooling/generate/src/asvs/";
const exclude = (path: string) => /(^|\/)(node_modules|dist)$/.test(path);

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8"));

/** `docs/asvs.md` out of the marks in the project's tests; throws with all that is wrong with them. */
export function readAsvs(project: string): string {
  const standard = readJson("requirements.json") as Standard;
  const entries = readJson("entries.json") as Entries;
  const marks = globSync(tests, { cwd: project, exclude })
    .filter((file) => !file.startsWith(ownTests))
    .toSorted()
    .flatMap((file) => readMarks(file, readFileSync(join(project, file), "utf8")));
  const hasFile = (path: string) => existsSync(join(project, path));
  const faults = listFaults({ standard, entries, marks, hasFile });
  if (faults.length > 0) throw new Error(["Requirements of the ASVS:", ...faults].join("\n"));
  return writeAsvs({ standard, entries, marks });
}
