import { appFolder } from "../stage/folders.ts";
import { startPageServer } from "./page-server.ts";
import type { PageServer } from "./page-server.ts";

export interface StartSiteOptions {
  port: number;
  /** File with the calls that the site makes. */
  callsFile: string;
  /** What is kept: whole pages, the blocks of a page that is made anew, or nothing. */
  cache: "on" | "blocks" | "none";
}

/** Starts the site's production build with its calls to the API host answered from memory. */
export function startSite({ port, callsFile, cache }: StartSiteOptions): Promise<PageServer> {
  return startPageServer({
    args: ["dist/server.js"],
    folder: appFolder("site"),
    port,
    preloads: [new URL("./answer-from-memory.ts", import.meta.url).href],
    env: {
      SITE_PORT: `${port}`,
      MARKETPLACE_HOST: `localhost:${port}`,
      LOG_LEVEL: "error",
      BENCH_CALLS: callsFile,
      BENCH_CACHE: cache,
    },
  });
}
