import { createServer as createHttpServer } from "node:http";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { explainPort } from "@tour/http-server";
import { fontFiles, readFontFile } from "@tour/theme-fonts";
import { createServer as createViteServer } from "vite";
import type { Plugin, ViteDevServer } from "vite";
import type { Assets } from "../src/assets/assets.ts";
import { createDevAssets } from "./dev-assets.ts";
import type * as devEntry from "./dev-entry.ts";
import { pageStyles } from "./page-styles.ts";
import { serveReactPreamble } from "./react-preamble.ts";

type SiteModules = typeof devEntry;

const root = resolve(import.meta.dirname, "..");
const http = createHttpServer();
const vite = await createViteServer({
  root,
  server: { middlewareMode: { server: http }, allowedHosts: true, hmr: { server: http } },
  plugins: [pageStyles(), serveReactPreamble(), reloadOnServerChange()],
  optimizeDeps: {
    entries: [
      "src/islands/hydrate-island.tsx",
      "src/features/preview/tour-view.tsx",
      "src/features/demoui/demoui.tsx",
    ],
  },
});

// The demos stand outside of the root, where Vite watches only what it has loaded: a new one is to be
// shown as well.
vite.watcher.add(resolve(root, "../../packages/ui-kit/src"));

/** The app as its sources stand now: Vite loads again what was changed since the last request. */
let current: { modules: SiteModules; listen: ReturnType<typeof getRequestListener> } | undefined;

async function loadApp() {
  const modules = (await vite.ssrLoadModule("/build/dev-entry.ts")) as SiteModules;
  if (current?.modules !== modules) {
    const app = modules.createDevApp(createDevAssets(vite, openFont(modules)));
    current = { modules, listen: getRequestListener(app.fetch) };
  }
  return current;
}

const fonts = new Map(fontFiles.map((file) => [`/fonts/${file.name}.woff2`, file]));
const openFont =
  ({ Compressed }: SiteModules): Assets["file"] =>
  async (path) => {
    const file = fonts.get(path);
    if (!file) return undefined;
    return {
      body: new Compressed(await readFontFile(file)),
      type: "font/woff2",
      isCompressible: false,
    };
  };

http.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      await (await loadApp()).listen(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  });
});

const port = Number(process.env.SITE_PORT || 3000);
http.on("error", (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${explainPort(error, { port, variable: "SITE_PORT" })}\n`);
  process.exit(1);
});
http.listen(port, () => process.stdout.write(`site in development on port ${port}\n`));

const stop = async () => {
  http.closeAllConnections();
  await vite.close();
  process.exit(0);
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

/** What only the server renders has no module in the browser to swap: the page is loaded again. */
function reloadOnServerChange(): Plugin {
  return {
    name: "reload-on-server-change",
    hotUpdate({ modules, server }: { modules: unknown[]; server: ViteDevServer }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}
