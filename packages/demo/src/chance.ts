import { createHash } from "node:crypto";

/** From 0 to 1, always the same for the same text. */
export function chance(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
}
