import { setTimeout as wait } from "node:timers/promises";
import { callApi } from "../stage/call-api.ts";
import type { Demo } from "../stage/demo.ts";

/** A demo that has just been made has hundreds to make, behind everything else. */
const maxMs = 20 * 60_000;
const pauseMs = 2_000;
const headers = { accept: "image/avif,image/webp" };

/**
 * Resolves once the pictures that some calls answer are there as AVIF: a published site has them
 * made by jobs, which would weigh on what is measured.
 */
export async function waitForPictures(demo: Demo, calls: readonly string[]): Promise<void> {
  const answers = await Promise.all(calls.map((path) => callApi<unknown>(demo, path)));
  const found = JSON.stringify(answers).matchAll(/\/media\/([\w-]+)\/\{size\}/g);
  const deadline = Date.now() + maxMs;
  for (const key of new Set(Array.from(found, ([, name]) => name))) {
    while ((await readType(`${demo.api}/media/${key}/1200x00`)) !== "image/avif") {
      if (Date.now() > deadline) throw new Error(`The picture ${key} was not made as AVIF`);
      await wait(pauseMs);
    }
  }
}

async function readType(address: string): Promise<string | null> {
  const response = await fetch(address, { headers });
  await response.arrayBuffer();
  return response.headers.get("content-type");
}
