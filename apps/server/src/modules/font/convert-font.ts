import { Refusal } from "../../platform/errors.ts";
import { childFile, runChild } from "../../platform/run-child.ts";
import { createKeyedQueue } from "../media/keyed-queue.ts";
import { fontTexts } from "./font.texts.ts";
import type { FontFacts } from "./read-sfnt.ts";
import { looksLikeFont } from "./sniff-font.ts";

const maxFontBytes = 5 * 1024 * 1024;
const timeoutMs = 20_000;
const maxMemoryMb = 256;

const child = childFile("font-child", import.meta.url);
const limits = [`--max-old-space-size=${maxMemoryMb}`, "--permission", "--allow-fs-read=*"];

/** One at a time: each holds up to a quarter of a gigabyte. */
const queue = createKeyedQueue(1);

export interface ConvertedFont extends FontFacts {
  woff2: Buffer<ArrayBuffer>;
}

/** Checks a font by building it anew, in a process that may die of it. Refuses with 413 or 415. */
export async function convertFont(bytes: Uint8Array): Promise<ConvertedFont> {
  if (bytes.byteLength > maxFontBytes) throw new Refusal("too_large", fontTexts.tooHeavy);
  if (!looksLikeFont(bytes)) throw new Refusal("unsupported_type", fontTexts.notFont);
  const answer = await queue.run("font", () =>
    runChild(child, { input: bytes, flags: limits, timeoutMs }),
  );
  if (!answer) throw new Refusal("unsupported_type", fontTexts.unreadable);
  const lineEnd = answer.indexOf("\n");
  const facts = JSON.parse(answer.toString("utf8", 0, lineEnd)) as FontFacts;
  return { ...facts, woff2: answer.subarray(lineEnd + 1) };
}
