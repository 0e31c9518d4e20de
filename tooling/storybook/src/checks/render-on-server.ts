import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import type { renderStory } from "./render-story.tsx";

type Module = { renderStory: typeof renderStory };

let server: Promise<ViteDevServer> | undefined;

/** The HTML of a kit's story, made by Node, which knows no window and no document. */
export async function renderStoryOnServer(id: string): Promise<string> {
  server ??= createServer({
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
  const path = `${import.meta.dirname}/render-story.tsx`;
  const module = (await (await server).ssrLoadModule(path)) as Module;
  return module.renderStory(id);
}

/** Ends the server that renders stories, so that the process can end. */
export async function closeStoryServer(): Promise<void> {
  await (await server)?.close();
  server = undefined;
}
