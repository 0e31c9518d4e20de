import { shortClassNames } from "@tour/class-names";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanVariants } from "./build/lean-variants.ts";
import { pureSchemas } from "./build/pure-schemas.ts";

/** What every build of the browser's side shares; development serves all of it from the sources. */
export default defineConfig({
  root: import.meta.dirname,
  appType: "custom",
  publicDir: false,
  plugins: [leanVariants(), pureSchemas(), shortClassNames(), react()],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // Lightning CSS does not know `::scroll-button` yet, and warns of each rule.
    cssMinify: "esbuild",
    modulePreload: { polyfill: false },
  },
});
