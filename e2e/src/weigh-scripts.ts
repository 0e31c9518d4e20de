import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright";

/** A script that a window loaded: its address, and its bytes after gzip. */
export interface LoadedScript {
  url: string;
  bytes: number;
}

/** Weighs every script that a window loads from now on; `read` says which came so far. */
export function weighScripts(page: Page): { read: () => Promise<LoadedScript[]> } {
  const loading: Promise<LoadedScript | null>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") loading.push(weigh(response));
  });
  return {
    read: async () => {
      const all = await Promise.all(loading);
      return all.filter((one) => one !== null);
    },
  };
}

async function weigh(response: Response): Promise<LoadedScript | null> {
  // A page that was left takes its answers along.
  const body = await response.body().catch(() => null);
  return body && { url: response.url(), bytes: gzipSync(body, { level: 9 }).length };
}
