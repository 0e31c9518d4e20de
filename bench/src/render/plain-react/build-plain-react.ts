import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import type { InlineConfig } from "vite";
import { benchFolder, workFolder } from "../../stage/folders.ts";

const outDir = join(workFolder, "plain-react");

/** Builds the server and the client that hydrates its whole page; answers the server's folder. */
export async function buildPlainReact(pageBlocks: string): Promise<string> {
  const shared: InlineConfig = {
    configFile: false,
    root: benchFolder,
    logLevel: "error",
    publicDir: false,
    plugins: [react()],
    resolve: { alias: { "page-blocks": pageBlocks } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  };
  await build({
    ...shared,
    build: {
      outDir: join(outDir, "client"),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "client.tsx"),
        output: { entryFileNames: "client.js", assetFileNames: "client[extname]" },
      },
    },
  });
  await build({
    ...shared,
    ssr: { noExternal: true, target: "node" },
    build: {
      outDir,
      emptyOutDir: false,
      target: "node24",
      ssr: join(import.meta.dirname, "server.tsx"),
      rolldownOptions: { output: { entryFileNames: "server.js" } },
    },
  });
  return outDir;
}
