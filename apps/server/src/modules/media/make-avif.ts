import { childFile, runChild } from "../../platform/child-process/run-child.ts";
import type { PictureSource } from "./render-picture.ts";

/** Behind everything else on a busy machine, a large picture takes minutes. */
const timeoutMs = 10 * 60_000;

const child = childFile("avif-child", import.meta.url);

/** One size of a picture as AVIF, made in a process that gives way to all others. */
export async function makeAvif(
  { bytes, width, height, focalX, focalY }: PictureSource,
  size: string,
  signal?: AbortSignal,
): Promise<Buffer<ArrayBuffer>> {
  const order: AvifOrder = { width, height, focalX, focalY, size };
  const input = [Buffer.from(`${JSON.stringify(order)}\n`), bytes];
  const picture = await runChild(child, { input, timeoutMs, ...(signal && { signal }) });
  if (!picture) throw new Error(`AVIF of the size ${size} was not made`);
  return picture;
}

/** What the child is told in the line before the source's bytes. */
export interface AvifOrder extends Omit<PictureSource, "bytes" | "cuts"> {
  size: string;
}
