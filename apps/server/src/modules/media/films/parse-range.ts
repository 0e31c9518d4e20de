/** A part of a file, both ends counted. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The one part that a `Range` header asks for; null for the whole, where it asks for several parts or in
 * other words, and "none" where the file has no such part (416).
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | "none" | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!asked || (!asked[1] && !asked[2])) return null;
  const [, first = "", last = ""] = asked;
  if (!first) {
    const length = Math.min(Number(last), bytes);
    return length > 0 ? { from: bytes - length, to: bytes - 1 } : "none";
  }
  const from = Number(first);
  const to = last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (from >= bytes) return "none";
  return from <= to ? { from, to } : null;
}
