import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanVariants } from "./build/lean-variants.ts";

const root = import.meta.dirname;

/** The browser's side: what hydrates islands, and the preview with every variant. */
export default defineConfig({
  root,
  appType: "custom",
  publicDir: false,
  plugins: [leanVariants(), react()],
  build: {
    outDir: "dist/client",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        islands: join(root, "src/islands/islands.ts"),
        "tour-view": join(root, "src/preview/tour-view.tsx"),
      },
    },
  },
});
