import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Refusal } from "../../platform/errors.ts";
import { createKeyedQueue } from "../media/keyed-queue.ts";
import { fontTexts } from "./font.texts.ts";
import type { FontFacts } from "./read-sfnt.ts";
import { looksLikeFont } from "./sniff-font.ts";

const maxFontBytes = 5 * 1024 * 1024;
const timeoutMs = 20_000;
const maxMemoryMb = 256;

/** Beside this file in the sources, beside `main.js` in the bundle. */
const ending = import.meta.url.endsWith(".ts") ? "ts" : "js";
const child = fileURLToPath(new URL(`./font-child.${ending}`, import.meta.url));

/** One at a time: each holds up to a quarter of a gigabyte. */
const queue = createKeyedQueue(1);

export interface ConvertedFont extends FontFacts {
  woff2: Buffer<ArrayBuffer>;
}

/** Checks a font by building it anew, in a process that may die of it. Refuses with 413 or 415. */
export async function convertFont(bytes: Uint8Array): Promise<ConvertedFont> {
  if (bytes.byteLength > maxFontBytes) throw new Refusal("too_large", fontTexts.tooHeavy);
  if (!looksLikeFont(bytes)) throw new Refusal("unsupported_type", fontTexts.notFont);
  const answer = await queue.run("font", () => runChild(bytes));
  if (!answer) throw new Refusal("unsupported_type", fontTexts.unreadable);
  const lineEnd = answer.indexOf("\n");
  const facts = JSON.parse(answer.toString("utf8", 0, lineEnd)) as FontFacts;
  return { ...facts, woff2: answer.subarray(lineEnd + 1) as Buffer<ArrayBuffer> };
}

/** What the child wrote; undefined when it failed, died, or took too long. */
async function runChild(bytes: Uint8Array): Promise<Buffer | undefined> {
  const limits = [`--max-old-space-size=${maxMemoryMb}`, "--permission", "--allow-fs-read=*"];
  const running = spawn(process.execPath, [...limits, "--no-warnings", child], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  running.on("error", () => resolve(null));
  running.on("close", resolve);
  // The child may be gone before it has read everything.
  running.stdin.on("error", () => {});
  running.stdin.end(bytes);
  const [output, code] = await Promise.all([buffer(running.stdout), promise]);
  return code === 0 ? output : undefined;
}
