import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { Rolldown } from "vite";
import { benchFolder } from "../stage/folders.ts";

/** A contender's production build: one script and one style sheet. */
export interface BuiltContender {
  script: string;
  styles: string;
}

const resolve = createRequire(join(benchFolder, "package.json")).resolve;
const packageFolder = (name: string) => dirname(resolve(`${name}/package.json`));

/** Bundles an example with the harness, and the same React for all. */
export async function buildContender(file: string): Promise<BuiltContender> {
  const entry = join(dirname(file), "bench-entry.tsx");
  const harness = join(import.meta.dirname, "harness.ts");
  const source = `
    import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    import * as example from ${JSON.stringify(file)};
    import { installHarness } from ${JSON.stringify(harness)};
    installHarness(example, {
      createRoot,
      render: ({ Example }, items) => createElement(Example, { items }),
    });`;
  const result = await build({
    configFile: false,
    root: benchFolder,
    logLevel: "silent",
    resolve: {
      alias: { react: packageFolder("react"), "react-dom": packageFolder("react-dom") },
    },
    plugins: [
      {
        name: "contender-entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
      react(),
    ],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunk = output.find((item) => item.type === "chunk");
  if (!chunk) throw new Error(`${file} gave no script`);
  const styles = output.filter((item) => item.fileName.endsWith(".css"));
  return {
    script: chunk.code,
    styles: styles.map((item) => (item as Rolldown.OutputAsset).source).join("\n"),
  };
}
