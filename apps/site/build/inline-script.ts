import { resolve } from "node:path";
import { build } from "esbuild";

/** Small scripts that stand inside pages, and the worker that keeps one of them. */
export type InlineScript =
  | "page-script"
  | "analytics-script"
  | "islands-script"
  | "carousels-script"
  | "order-script"
  | "review-script"
  | "notice-script"
  | "opening-script"
  | "tour-script"
  | "film-script"
  | "booking-script"
  | "form-script"
  | "map-script"
  | "arrival-worker";

/** Bundles an inline script; written to a file, or answered where none is named. */
export async function buildInlineScript(name: InlineScript, outfile?: string): Promise<string> {
  const result = await build({
    entryPoints: [resolve(import.meta.dirname, `../src/client/${name}.ts`)],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: outfile !== undefined,
    outfile: outfile ?? `${name}.js`,
  });
  return result.outputFiles?.[0]?.text.trim() ?? "";
}
