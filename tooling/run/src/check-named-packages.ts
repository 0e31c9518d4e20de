import { existsSync } from "node:fs";
import { join } from "node:path";
import { findUnusedNames } from "./find-unused-names.ts";
import { namedPackages, namedPaths } from "./named-packages.ts";
import { readUsedPackages } from "./read-used-packages.ts";
import { projectRoot } from "./workspace.ts";

const missing = [
  ...findUnusedNames(namedPackages, readUsedPackages()),
  ...namedPaths
    .filter((path) => !existsSync(join(projectRoot, path)))
    .map((path) => `${path} is not there`),
];
for (const line of missing) console.error(line);
if (missing.length > 0) {
  console.error("The product's owner named these (tooling/run/src/named-packages.ts): use them.");
  process.exitCode = 1;
}
