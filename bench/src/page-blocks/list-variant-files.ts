import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const loader = /"(\d+-\d+)": \(\) => import\("([^"]+)"\)/g;

/** The source file of every variant by its key, read from the generated list of loaders. */
export function listVariantFiles(): Map<string, string> {
  const list = fileURLToPath(import.meta.resolve("@tour/blocks/variants"));
  const matches = readFileSync(list, "utf8").matchAll(loader);
  return new Map([...matches].map(([, key = "", path = ""]) => [key, join(dirname(list), path)]));
}
