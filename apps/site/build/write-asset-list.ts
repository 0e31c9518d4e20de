import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Manifest } from "vite";
import type { AssetList } from "../src/assets/asset-list.ts";
import { listVariantFiles } from "./variant-files.ts";

interface Gathered {
  script: string;
  imports: string[];
  styles: string[];
}

/** Writes `assets.json` from Vite's manifest: what each entry and each variant needs. */
export function writeAssetList(root: string, build: string): void {
  const manifest = JSON.parse(
    readFileSync(join(root, "dist/client/.vite/manifest.json"), "utf8"),
  ) as Manifest;
  const variants = [...listVariantFiles()].map(([key, file]) => [
    key,
    gather(manifest, relative(root, file).replaceAll("\\", "/")),
  ]);
  const list: AssetList = {
    build,
    islands: gather(manifest, "src/islands/islands.ts"),
    preview: gather(manifest, "src/preview/tour-view.tsx"),
    variants: Object.fromEntries(variants) as AssetList["variants"],
  };
  writeFileSync(join(root, "dist/assets.json"), JSON.stringify(list));
}

/** Styles of what is imported come before the styles of what imports it. */
function gather(manifest: Manifest, key: string): Gathered {
  const imports = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no ${key}`);
  visit(key);
  imports.delete(address(entry.file));
  return { script: address(entry.file), imports: [...imports], styles: [...styles] };

  function visit(name: string) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    imports.add(address(chunk.file));
    chunk.css?.forEach((file) => styles.add(address(file)));
  }
}

const address = (file: string) => `/${file}`;
