import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fontFiles, readFontFile } from "@tour/theme-fonts";
import { build as buildVite } from "vite";
import type { InlineConfig, Plugin } from "vite";
import {
  demouiBuild,
  islandsBuild,
  mapBuild,
  marketBuild,
  pagesBuild,
  previewBuild,
} from "./client-builds.ts";
import { buildInlineScript } from "./inline-script.ts";
import { serverConfig } from "./server-config.ts";
import { listInteractiveKeys } from "./variant-files.ts";
import { writeAssetList } from "./write-asset-list.ts";
import { inlineScripts } from "../src/assets/inline-scripts.ts";

const root = resolve(import.meta.dirname, "..");

interface BuildOptions {
  /** Where the build goes; it needs nothing outside of this folder. */
  dist?: string;
  logLevel?: "info" | "warn";
  /** More plugins for every part of the build; tests put variants of their own in. */
  plugins?: () => Plugin[];
  /** Keys of the variants that those plugins give a behaviour. */
  moreInteractive?: readonly string[];
}

/** Browser's files, the small scripts inside pages, fonts, and the server in one file beside them. */
export async function buildSite(options: BuildOptions = {}): Promise<void> {
  const {
    dist = join(root, "dist"),
    logLevel = "warn",
    plugins = () => [],
    moreInteractive = [],
  } = options;
  const interactive = [...listInteractiveKeys(), ...moreInteractive];
  const run = (config: InlineConfig) =>
    buildVite({ ...config, logLevel, plugins: [...plugins(), ...(config.plugins ?? [])] });
  // A stray NODE_ENV would give React's development build to visitors.
  process.env.NODE_ENV = "production";
  rmSync(dist, { recursive: true, force: true });
  await run(pagesBuild(root, dist));
  await run(islandsBuild(root, dist, interactive));
  await run(mapBuild(root, dist));
  await run(marketBuild(root, dist));
  await run(previewBuild(root, dist));
  await run(demouiBuild(root, dist));
  for (const name of [
    ...inlineScripts.map((script) => `${script}-script` as const),
    "arrival-worker" as const,
  ]) {
    await buildInlineScript(name, join(dist, `${name}.js`));
  }
  await writeFonts(join(dist, "client/fonts"));
  await run(serverConfig(root, dist));
  writeAssetList({ root, dist, interactive, build: hashBuild(dist) });
}

async function writeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of fontFiles) {
    writeFileSync(join(folder, `${file.name}.woff2`), await readFontFile(file));
  }
}

/** Names the build by what is in it: the same sources give the same name. */
function hashBuild(dist: string): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*.{js,css}", { cwd: dist }).toSorted()) {
    hash.update(file).update(readFileSync(join(dist, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

if (import.meta.main) await buildSite({ logLevel: "info" });
