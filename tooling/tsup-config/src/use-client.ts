import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";

const DIRECTIVE = '"use client";\n';
const opensWithDirective = (source: string) => /^\s*["']use client["']/.test(source);

/** Puts `"use client"` back on each output that holds a file which began with it: bundling drops it. */
export function restoreUseClient(packageFolder: string): Plugin {
  return {
    name: "use-client",
    setup(build) {
      build.onEnd(async ({ metafile, outputFiles = [] }) => {
        for (const [path, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
          const output = outputFiles.find((file) => file.path === resolve(packageFolder, path));
          if (!output || !path.endsWith(".js")) continue;
          if (!(await holdsClientCode(Object.keys(inputs), packageFolder))) continue;
          output.contents = new TextEncoder().encode(DIRECTIVE + output.text);
        }
      });
    },
  };
}

async function holdsClientCode(inputs: string[], packageFolder: string): Promise<boolean> {
  for (const input of inputs.filter((path) => /\.tsx?$/.test(path))) {
    if (opensWithDirective(await readFile(resolve(packageFolder, input), "utf8"))) return true;
  }
  return false;
}
