import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Manifest } from "vite";
import type { AssetList } from "../src/assets/asset-list.ts";
import { manifestPath } from "./client-builds.ts";
import { listVariantFiles } from "./variant-files.ts";

interface Gathered {
  script: string;
  imports: string[];
  styles: string[];
}

interface AssetListSources {
  root: string;
  dist: string;
  build: string;
  /** Keys of the variants in the islands' build. */
  interactive: readonly string[];
}

/** Writes `assets.json` from Vite's manifests: what each entry and each variant needs. */
export function writeAssetList({ root, dist, build, interactive }: AssetListSources): void {
  const read = (part: string): [Manifest, string] => [
    JSON.parse(readFileSync(join(dist, "client/assets", part, manifestPath), "utf8")) as Manifest,
    `/assets/${part}/`,
  ];
  const pages = read("pages");
  const islands = read("islands");
  const variants = [...listVariantFiles()].map(([key, file]) => {
    const path = relative(root, file).replaceAll("\\", "/");
    // The pages' own style sheets, so that a part stands once in a page whoever uses it.
    const { styles, ...code } = gather(...pages, path);
    return [key, { ...(interactive.includes(key) ? gather(...islands, path) : code), styles }];
  });
  const list: AssetList = {
    build,
    hydration: gather(...islands, "src/islands/hydrate-island.tsx"),
    carousel: gather(...islands, "src/islands/start-carousel.ts"),
    booking: gather(...islands, "src/features/booking/start-booking.tsx"),
    tourists: gather(...islands, "src/features/tourists/start-tourists.tsx"),
    streetMap: gather(...read("map"), "src/street-map/show-street-map.ts"),
    marketMap: gather(...read("map"), "src/features/marketplace/map/live/show-market-map.ts"),
    market: codeOf(gather(...read("market"), "src/features/marketplace/live/start-market.ts")),
    preview: gather(...read("preview"), "src/features/preview/tour-view.tsx"),
    demoui: gather(...read("demoui"), "src/features/demoui/demoui.tsx"),
    variants: Object.fromEntries(variants) as AssetList["variants"],
  };
  writeFileSync(join(dist, "assets.json"), JSON.stringify(list));
}

const codeOf = ({ script, imports }: Gathered) => ({ script, imports });

/** Styles of what is imported come before the styles of what imports it. */
function gather(manifest: Manifest, base: string, key: string): Gathered {
  const address = (file: string) => base + file;
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
