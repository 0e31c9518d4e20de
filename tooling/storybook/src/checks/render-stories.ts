import { parseArgs } from "node:util";
import { writeFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import type { renderStories } from "./render-every-story.tsx";

// Writes the HTML of every story of the kit, by id, into a file: made by Node, which knows no window.
const { positionals } = parseArgs({ allowPositionals: true });
const server = await createServer({
  // Names of classes are made of paths from the root: the same here and in the browser.
  root: `${import.meta.dirname}/../..`,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  plugins: [react()],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { dedupe: ["react", "react-dom"] },
});
const module = await server.ssrLoadModule(`${import.meta.dirname}/render-every-story.tsx`);
const { renderStories: render } = module as { renderStories: typeof renderStories };
writeFileSync(positionals[0]!, JSON.stringify(render()));
// Vite's threads would keep the process alive.
process.exit(0);
