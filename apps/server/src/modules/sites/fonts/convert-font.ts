import { Refusal } from "../../../http/errors/errors.ts";
import { childFile, runChild } from "../../../platform/child-process/run-child.ts";
import { createKeyedQueue } from "../../media/keyed-queue.ts";
import { fontTexts } from "./font.texts.ts";
import type { FontFacts } from "./read-sfnt.ts";
import { sanitizeFont } from "./sanitize-font.ts";
import { looksLikeFont } from "./sniff-font.ts";

const maxFontBytes = 5 * 1024 * 1024;
const maxMs = 20_000;
const maxMemoryMb = 256;

const child = childFile("font-child", import.meta.url);
const limits = [`--max-old-space-size=${maxMemoryMb}`, "--permission", "--allow-fs-read=*"];

/** One at a time: each holds up to a quarter of a gigabyte. */
const queue = createKeyedQueue(1);

export interface ConvertedFont extends FontFacts {
  woff2: Buffer<ArrayBuffer>;
}

/**
 * Checks a font by building it anew, in a process that may die of it. Refuses with 413, 415 or 503.
 *
 * @param timeoutMs How long each step may take; shorter in tests.
 */
export async function convertFont(bytes: Uint8Array, timeoutMs = maxMs): Promise<ConvertedFont> {
  if (bytes.byteLength > maxFontBytes) throw new Refusal("too_large", fontTexts.tooHeavy);
  if (!looksLikeFont(bytes)) throw new Refusal("unsupported_type", fontTexts.notFont);
  return queue.run("font", async () => {
    const made = await readInChild(bytes, timeoutMs);
    const verdict = await sanitizeFont(made.woff2, timeoutMs);
    if (verdict === "slow") throw tooSlow();
    if (verdict === "damaged") throw damaged();
    // Loaded once, as a browser will: what was written is to be read.
    const loaded = await readInChild(made.woff2, timeoutMs);
    if (loaded.hasCyrillic !== made.hasCyrillic || loaded.weight !== made.weight) throw damaged();
    return made;
  });
}

/** Builds a font anew in a process of its own. Refuses what it can't read, or not in time. */
async function readInChild(bytes: Uint8Array, timeoutMs: number): Promise<ConvertedFont> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await runChild(child, { input: bytes, flags: limits, timeoutMs, signal });
  if (!answer) throw signal.aborted ? tooSlow() : damaged();
  const lineEnd = answer.indexOf("\n");
  const facts = JSON.parse(answer.toString("utf8", 0, lineEnd)) as FontFacts;
  return { ...facts, woff2: answer.subarray(lineEnd + 1) };
}

const damaged = () => new Refusal("unsupported_type", fontTexts.unreadable);
const tooSlow = () => new Refusal("unavailable", fontTexts.tooSlow);
