import { stylesTarget } from "@tour/browsers";
import { shortClassNames } from "@tour/class-names";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { Plugin, Rolldown } from "vite";
import { brotliSize } from "../measure/brotli-size.ts";
import { benchFolder } from "../stage/folders.ts";

/** An entry's weight in bytes after minifying and brotli. */
export interface EntryWeight {
  /** What loads at once. */
  script: number;
  /** What loads when it is asked for: behind a dynamic import. */
  later: number;
  styles: number;
}

interface EntryOptions {
  /** Taken from the app that uses the entry, and not weighed. */
  external?: RegExp[];
  /** The workspace folder whose dependencies the source may import. Default the benchmarks' own. */
  folder?: string;
}

/** React is the app's own: no kit brings it along. */
export const reactPackages = [/^react($|\/)/, /^react-dom($|\/)/];

/** Bundles a module given as source text for production, and weighs what comes out. */
export async function weighEntry(
  source: string,
  { external = reactPackages, folder = benchFolder }: EntryOptions = {},
): Promise<EntryWeight> {
  const result = await build({
    configFile: false,
    root: benchFolder,
    logLevel: "silent",
    plugins: [sourceEntry(source, folder), shortClassNames(), react()],
    build: {
      write: false,
      target: "es2023",
      cssTarget: stylesTarget,
      modulePreload: { polyfill: false },
      // One style sheet, so that a shared part is weighed once.
      cssCodeSplit: false,
      rolldownOptions: {
        input: entryId,
        external,
        // Keeps all that the entry exports. What a later part shares with it stays in its file, as it
        // does in an app; "strict" would put that into a file of its own.
        preserveEntrySignatures: "allow-extension",
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const first = collectImports(chunks);
  const weigh = (files: readonly Rolldown.OutputChunk[]) =>
    files.reduce((sum, { code }) => sum + brotliSize(code), 0);
  return {
    script: weigh(chunks.filter((chunk) => first.has(chunk.fileName))),
    later: weigh(chunks.filter((chunk) => !first.has(chunk.fileName))),
    styles: output
      .filter((file) => file.type === "asset" && file.fileName.endsWith(".css"))
      .reduce((sum, file) => sum + brotliSize((file as Rolldown.OutputAsset).source), 0),
  };
}

const entryId = "bench-entry";

function sourceEntry(source: string, folder: string): Plugin {
  return {
    name: "source-entry",
    resolveId: (id) => (id === entryId ? `${folder}/${entryId}.ts` : null),
    load: (id) => (id.endsWith(`/${entryId}.ts`) ? source : null),
  };
}

/** The files that load with the entry: itself and what it imports, and so on. */
function collectImports(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => visit(fileName));
  return found;
}
