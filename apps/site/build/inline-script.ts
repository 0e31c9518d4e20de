import { resolve } from "node:path";
import { build } from "esbuild";
import type { InlineScript } from "../src/assets/inline-scripts.ts";

/** What is bundled whole: the scripts inside of pages, and the worker that keeps one of them. */
export type WholeScript = `${InlineScript}-script` | "arrival-worker";

/** Bundles an inline script; written to a file, or answered where none is named. */
export async function buildInlineScript(name: WholeScript, outfile?: string): Promise<string> {
  const result = await build({
    entryPoints: [resolve(import.meta.dirname, `../src/client/${name}.ts`)],
    bundle: true,
    minify: true,
    // All but one are modules. A plain script shares its names with every other one: it keeps them to itself.
    format: name === "picture-script" ? "iife" : "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: outfile !== undefined,
    outfile: outfile ?? `${name}.js`,
  });
  return result.outputFiles?.[0]?.text.trim() ?? "";
}
