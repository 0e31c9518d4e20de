import { shortClassNames } from "@tour/class-names";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { pageStyles } from "./page-styles.ts";

/** The server with everything that it imports, so that it starts fast and needs no packages. */
export function serverConfig(root: string, dist: string): InlineConfig {
  return {
    configFile: false,
    root,
    mode: "production",
    appType: "custom",
    publicDir: false,
    plugins: [pageStyles(), shortClassNames(), react()],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: "src/main.ts",
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "node24",
      minify: false,
      cssMinify: "esbuild",
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: "server.js", chunkFileNames: "server/[name]-[hash].js" },
      },
    },
  };
}
