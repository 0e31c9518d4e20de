import { resolve } from "node:path";
import { build } from "esbuild";

const entry = resolve(import.meta.dirname, "../src/client/page-script.ts");

/** Bundles the inline script of every page; written to a file, or answered where none is named. */
export async function buildPageScript(outfile?: string): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: outfile !== undefined,
    outfile: outfile ?? "page-script.js",
  });
  return result.outputFiles?.[0]?.text.trim() ?? "";
}
