import { readFileSync } from "node:fs";
import { fontFiles } from "@tour/theme/font-files";
import type { Plugin } from "vite";

const paths = new Map(fontFiles.map(({ name, path }) => [`fonts/${name}.woff2`, path]));

/** Serves the presets' fonts where their style sheets look for them. */
export function serveFonts(): Plugin {
  return {
    name: "serve-fonts",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = paths.get((request.url ?? "").split("?")[0]!.slice(1));
        if (!path) return next();
        response.setHeader("content-type", "font/woff2");
        response.end(readFileSync(path));
      });
    },
    generateBundle() {
      for (const [fileName, path] of paths) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
      }
    },
  };
}
