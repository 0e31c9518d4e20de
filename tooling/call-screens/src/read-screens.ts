import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The code of what people look at, and of the queries that its screens are filled by. */
const screens = [
  "apps/{site,builder,crm}/src/**/*.{ts,tsx}",
  "packages/{blocks,latest-build,office}/src/**/*.{ts,tsx}",
  "packages/api/src/queries/*.ts",
];

/** What only tests and designers see. */
const isShownToNobody = (path: string) =>
  /\.(test|stories)\.tsx?$/.test(path) || /\/(test|testing)\//.test(path);

/** The text of each file of the screens. */
export function readScreens(): string[] {
  return globSync(screens, { cwd: root })
    .filter((path) => !isShownToNobody(path))
    .map((path) => readFileSync(join(root, path), "utf8"));
}
