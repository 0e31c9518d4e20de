import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blocks } from "@tour/blocks/definitions";
import type { Table } from "../benchmark.ts";
import { brotliSize } from "../measure/brotli-size.ts";
import { formatKilobytes, formatRatio } from "../report/format-numbers.ts";
import { appFolder } from "../stage/folders.ts";

interface BuiltCode {
  script: string;
  imports: string[];
  styles: string[];
}

interface AssetList {
  hydration: BuiltCode;
  variants: Record<string, BuiltCode>;
}

const built = join(appFolder("site"), "dist");

/** Every variant as the site's build left it: its own module with what it imports, and its CSS. */
export function weighVariants(reactBytes: number): Table {
  const list = JSON.parse(readFileSync(join(built, "assets.json"), "utf8")) as AssetList;
  const runtime = new Set([list.hydration.script, ...list.hydration.imports]);
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + brotliSize(readFileSync(join(built, "client", file))), 0);
  const rows = blocks.flatMap(({ definition, variants }) =>
    variants.map(({ number, title, interactive }) => {
      const code = list.variants[`${definition.type}-${number}`];
      if (!code) throw new Error(`The site's build has no ${definition.type}-${number}: build it`);
      const files = [code.script, ...code.imports].filter((file) => !runtime.has(file));
      const script = weigh(files);
      return [
        `${definition.type}-${number} ${definition.name}: ${title}`,
        formatKilobytes(script),
        interactive ? formatKilobytes(script) : "none",
        formatKilobytes(weigh(code.styles)),
        formatRatio(interactive ? script : 0, reactBytes),
      ];
    }),
  );
  return {
    title: "Block variants, brotli",
    columns: ["variant", "script built", "script sent", "CSS", "sent to React"],
    rows,
    notes: [
      "Only interactive variants send their script: the rest is HTML. The preview loads all of them.",
      `What hydrates islands, with React, weighs ${formatKilobytes(weigh([...runtime]))} and loads once a page, when an island comes near the view.`,
    ],
  };
}
