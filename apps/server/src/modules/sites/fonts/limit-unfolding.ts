import { inflateSync } from "node:zlib";

/** What a font of 5 MB may unfold to, in bytes; all of Noto Sans CJK is a third of it. */
const maxUnfolded = 64 * 1024 * 1024;

/**
 * Throws when a woff's tables unfold to more than any font needs: its reader would hold all of it.
 * A woff2's reader has such a limit of its own.
 */
export function limitUnfolding(font: Buffer): void {
  if (font.toString("latin1", 0, 4) !== "wOFF") return;
  let left = maxUnfolded;
  for (let index = 0; index < font.readUInt16BE(12); index += 1) {
    const entry = 44 + index * 20;
    const start = font.readUInt32BE(entry + 4);
    const packed = font.subarray(start, start + font.readUInt32BE(entry + 8));
    const isPacked = packed.length < font.readUInt32BE(entry + 12);
    // Zero would mean no limit at all.
    left -= isPacked
      ? inflateSync(packed, { maxOutputLength: Math.max(left, 1) }).length
      : packed.length;
    if (left <= 0) throw new Error("The tables unfold to too much");
  }
}
