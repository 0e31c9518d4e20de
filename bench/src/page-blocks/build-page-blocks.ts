import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { benchFolder, workFolder } from "../stage/folders.ts";
import { leanVariants } from "./lean-variants.ts";
import { listVariantFiles } from "./list-variant-files.ts";
import type { PeerBlock, RecordedPage } from "./page.ts";
import { restoreUseClient } from "./restore-use-client.ts";

const sources = join(workFolder, "page-sources");
const outDir = join(workFolder, "page-blocks");

interface PageSource {
  preparePage: (blocks: unknown, data: unknown) => PeerBlock[];
  presetToCss: (type: string, preset: unknown) => string;
}

/**
 * Builds the components that a page's blocks are made of, once for all peers, as plain ES modules:
 * `variants.js`, those with and without behaviour apart, `page-source.js`, `page.css`, and the page
 * itself as `page.json` (props made) and `document.json` (as recorded). Answers the folder.
 */
export async function buildPageBlocks(page: RecordedPage): Promise<string> {
  await rm(outDir, { recursive: true, force: true });
  await buildModules({ "page-source": join(import.meta.dirname, "page-source.ts") }, "page-source");
  const source = (await import(pathToFileURL(join(outDir, "page-source.js")).href)) as PageSource;
  const blocks = source.preparePage(page.blocks, page.data);

  await mkdir(sources, { recursive: true });
  const lists = {
    variants: listKeys(blocks),
    "static-variants": listKeys(blocks.filter(({ isInteractive }) => !isInteractive)),
    "interactive-variants": listKeys(blocks.filter(({ isInteractive }) => isInteractive)),
  };
  const entries: Record<string, string> = {};
  for (const [name, keys] of Object.entries(lists)) {
    entries[name] = join(sources, `${name}.ts`);
    await writeFile(entries[name], writeList(keys));
  }
  await buildModules(entries, "variants");

  const css = source.presetToCss(page.data.site.preset_type, page.data.site.preset);
  await writeFile(join(outDir, "theme.css"), css);
  await writeFile(join(outDir, "page.json"), JSON.stringify({ blocks }));
  await writeFile(join(outDir, "document.json"), JSON.stringify(page));
  return outDir;
}

const keyOf = ({ type, variant }: PeerBlock) => `${type}-${variant}`;
const listKeys = (blocks: readonly PeerBlock[]) => [...new Set(blocks.map(keyOf))];

function writeList(keys: readonly string[]): string {
  const files = listVariantFiles();
  const imports = keys.map((key, index) => {
    const file = files.get(key);
    if (!file) throw new Error(`No variant ${key}: run pnpm generate`);
    return `import { variant as v${index} } from ${JSON.stringify(file)};`;
  });
  const entries = keys.map((key, index) => `  "${key}": v${index}.component,`);
  return `${imports.join("\n")}\nexport const variants = {\n${entries.join("\n")}\n};\n`;
}

/** Every source stays a module of its own, so that a bundler sees which of them are for clients. */
async function buildModules(input: Record<string, string>, style: string): Promise<void> {
  await build({
    configFile: false,
    root: benchFolder,
    logLevel: "error",
    publicDir: false,
    plugins: [leanVariants(), react(), restoreUseClient()],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2023",
      minify: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      lib: { entry: input, formats: ["es"], cssFileName: style },
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: {
          preserveModules: style === "variants",
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
        },
      },
    },
  });
}
