import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Kit } from "./kit.ts";

const source = dirname(fileURLToPath(import.meta.resolve("@tour/ui-kit/styles.css")));
const components = globSync("*/index.ts", { cwd: source })
  .map((path) => dirname(path))
  .toSorted();

/** Our own kit: every subpath that it publishes, with everything that the subpath exports. */
export const tourKit: Kit = {
  title: "@tour/ui-kit",
  entries: Object.fromEntries(
    components.map((name) => [name, `export * from "@tour/ui-kit/${name}";`]),
  ),
};
