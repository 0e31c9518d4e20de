/** Tries before a job is given up. */
export const maxAttempts = 8;

const firstMs = 10_000;
const longestMs = 3_600_000;

/** Time to wait after a failed try, in ms: 10 s, doubled with each try, an hour at most. */
export function backoffMs(attempts: number): number {
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}
