import { join } from "node:path";
import type { InlineConfig } from "vite";
import { listVariantFiles } from "./variant-files.ts";

/** Where a build's manifest stands in its folder. */
export const manifestPath = "manifest.json";

/**
 * Visitors' pages: what hydrates islands, and each variant as a module of its own, of which pages
 * take the CSS, and islands the code.
 */
export function pagesBuild(root: string, dist: string): InlineConfig {
  const variants = [...listVariantFiles()].map(([key, file]) => [`variant-${key}`, file]);
  return clientBuild(root, join(dist, "client/assets/pages"), "/assets/pages/", {
    islands: join(root, "src/islands/islands.ts"),
    ...Object.fromEntries(variants),
  });
}

/**
 * The preview, apart from the pages: in one build both would share chunks, and an island would
 * load a part of the preview.
 */
export function previewBuild(root: string, dist: string): InlineConfig {
  return clientBuild(root, join(dist, "client/assets/preview"), "/assets/preview/", {
    "tour-view": join(root, "src/preview/tour-view.tsx"),
  });
}

/** The kit's demonstration, apart as well: it has every component of the kit. */
export function demouiBuild(root: string, dist: string): InlineConfig {
  return clientBuild(root, join(dist, "client/assets/demoui"), "/assets/demoui/", {
    demoui: join(root, "src/demoui/demoui.tsx"),
  });
}

function clientBuild(
  root: string,
  outDir: string,
  base: string,
  input: Record<string, string>,
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
      rolldownOptions: { input, preserveEntrySignatures: "strict" },
    },
  };
}
