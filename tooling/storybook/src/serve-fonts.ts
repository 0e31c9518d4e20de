import { fontFiles, readFontFile } from "@tour/theme-fonts";
import type { Plugin } from "vite";

const files = new Map(fontFiles.map((file) => [`fonts/${file.name}.woff2`, file]));

/** Serves the presets' fonts where their style sheets look for them. */
export function serveFonts(): Plugin {
  return {
    name: "serve-fonts",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? "").split("?")[0]!.slice(1));
        if (!file) return next();
        response.setHeader("content-type", "font/woff2");
        readFontFile(file).then((bytes) => response.end(bytes), next);
      });
    },
    async generateBundle() {
      for (const [fileName, file] of files) {
        this.emitFile({ type: "asset", fileName, source: await readFontFile(file) });
      }
    },
  };
}
