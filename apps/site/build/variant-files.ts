import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { blocks } from "@tour/blocks/definitions";

const loader = /"(\d+-\d+)": \(\) => import\("([^"]+)"\)/g;

/** The source file of every variant by its key, read from the generated list of loaders. */
export function listVariantFiles(): Map<string, string> {
  const list = createRequire(import.meta.url).resolve("@tour/blocks/variants");
  const matches = readFileSync(list, "utf8").matchAll(loader);
  return new Map([...matches].map(([, key = "", path = ""]) => [key, join(dirname(list), path)]));
}

/** The keys of the variants with behaviour: those whose code visitors load. */
export function listInteractiveKeys(): string[] {
  return blocks.flatMap(({ definition, variants }) =>
    variants
      .filter(({ interactive }) => interactive)
      .map(({ number }) => `${definition.type}-${number}`),
  );
}
