const firstMs = 30_000;
const longestMs = 60 * 60 * 1000;

/** When to try again what failed so often: each wait is twice the one before, up to an hour. */
export const retryLater = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(firstMs * 2 ** Math.min(failures, 10), longestMs));
