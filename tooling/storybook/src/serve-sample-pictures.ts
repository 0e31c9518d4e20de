import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const folder = resolve(import.meta.dirname, "../../../packages/blocks/sample-media");

/** Serves the blocks' sample pictures where their stories look for them, as Storybook does. */
export function serveSamplePictures(): Plugin {
  const names = new Set(readdirSync(folder));
  return {
    name: "serve-sample-pictures",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, place, name = ""] = (request.url ?? "").split("?")[0]!.split("/");
        if (place !== "sample-media" || !names.has(name)) return next();
        response.setHeader("content-type", "image/webp");
        response.end(readFileSync(resolve(folder, name)));
      });
    },
  };
}
