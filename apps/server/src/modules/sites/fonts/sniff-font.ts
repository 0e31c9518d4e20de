const starts = ["wOF2", "wOFF", "OTTO", "true", "\u0000\u0001\u0000\u0000"];

/** Whether a file begins as woff2, woff, otf or ttf; what it says of its own name does not count. */
export function looksLikeFont(bytes: Uint8Array): boolean {
  return starts.includes(Buffer.from(bytes.subarray(0, 4)).toString("latin1"));
}
