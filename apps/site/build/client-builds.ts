import { join } from "node:path";
import type { InlineConfig, Rolldown } from "vite";
import { leanIslands } from "./lean-islands.ts";
import { listVariantFiles } from "./variant-files.ts";

/** Where a build's manifest stands in its folder. */
export const manifestPath = "manifest.json";

/** Each variant as a module of its own: visitors' pages take its CSS. */
export function pagesBuild(root: string, dist: string): InlineConfig {
  return clientBuild(
    root,
    join(dist, "client/assets/pages"),
    "/assets/pages/",
    entriesOf([...listVariantFiles().keys()]),
  );
}

/**
 * What hydrates islands, what moves carousels, the forms of booking and of tourists, and the variants
 * that have behaviour. Apart from the others, whose code no visitor loads: in one build all would
 * share chunks, and an island would come in many small files with what only its static neighbours
 * use.
 */
export function islandsBuild(
  root: string,
  dist: string,
  interactive: readonly string[],
): InlineConfig {
  const input = {
    hydration: join(root, "src/islands/hydrate-island.tsx"),
    carousel: join(root, "src/islands/start-carousel.ts"),
    booking: join(root, "src/features/booking/start-booking.tsx"),
    tourists: join(root, "src/features/tourists/start-tourists.tsx"),
    ...entriesOf(interactive),
  };
  const folder = join(dist, "client/assets/islands");
  return {
    ...clientBuild(root, folder, "/assets/islands/", input, {
      codeSplitting: { groups: fewFiles },
    }),
    plugins: [leanIslands()],
  };
}

/**
 * React comes whole with the first island; what many islands share is small, and one file; so is what
 * awaited code shares of the kit: islands name each file that a touch will bring.
 */
const fewFiles = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: "parts", test: isPart, minShareCount: 3, priority: 1 },
  { name: "kit", test: /ui-kit[\\/]src[\\/](?:behaviours|icons)[\\/]/, minShareCount: 2 },
];

/** What only awaited code (`import()`) shares must not come before it, nor other islands carry a route. */
const apart = /-locale\.ts$|parts[\\/](?:route[\\/]|day-route)|\?entry=route$/;

function isPart(id: string): boolean {
  return /blocks[\\/]src[\\/]|preload-helper/.test(id) && !apart.test(id);
}

function entriesOf(keys: readonly string[]): Record<string, string> {
  const files = listVariantFiles();
  return Object.fromEntries(keys.map((key) => [`variant-${key}`, files.get(key) ?? ""]));
}

/**
 * The preview, apart from the pages: in one build both would share chunks, and an island would
 * load a part of the preview.
 */
export function previewBuild(root: string, dist: string): InlineConfig {
  return clientBuild(root, join(dist, "client/assets/preview"), "/assets/preview/", {
    "tour-view": join(root, "src/features/preview/tour-view.tsx"),
  });
}

/** A map with streets, apart: its library is larger than all else, and comes when a map is seen. */
export function mapBuild(root: string, dist: string): InlineConfig {
  const input = {
    "street-map": join(root, "src/street-map/show-street-map.ts"),
    "market-map": join(root, "src/features/marketplace/map/live/show-market-map.ts"),
  };
  const config = clientBuild(root, join(dist, "client/assets/map"), "/assets/map/", input);
  return { ...config, build: { ...config.build, chunkSizeWarningLimit: 1500 } };
}

/** What makes the marketplace's pages live, apart: islands share nothing with it. */
export function marketBuild(root: string, dist: string): InlineConfig {
  const input = { market: join(root, "src/features/marketplace/live/start-market.ts") };
  return {
    ...clientBuild(root, join(dist, "client/assets/market"), "/assets/market/", input),
    plugins: [leanIslands()],
  };
}

/** The kit's demonstration, apart as well: it has every component of the kit. */
export function demouiBuild(root: string, dist: string): InlineConfig {
  return clientBuild(root, join(dist, "client/assets/demoui"), "/assets/demoui/", {
    demoui: join(root, "src/features/demoui/demoui.tsx"),
  });
}

function clientBuild(
  root: string,
  outDir: string,
  base: string,
  input: Record<string, string>,
  output: Rolldown.OutputOptions = {},
): InlineConfig {
  return {
    configFile: join(root, "vite.config.ts"),
    mode: "production",
    base,
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: "",
      manifest: manifestPath,
      // A variant is imported by its island at run time: its export must keep its name.
      rolldownOptions: {
        input,
        output,
        preserveEntrySignatures: "strict",
        // What an island awaits is drawn at once everywhere else: nothing to warn of.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  };
}
