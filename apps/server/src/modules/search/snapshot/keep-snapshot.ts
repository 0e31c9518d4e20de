import { minutesToMilliseconds } from "date-fns";
import type { LiveIndex } from "../live-index.ts";

/** What has changed since is read at the next start: of ten minutes that is little. */
const everyMs = minutesToMilliseconds(10);
/** A stop waits no longer than this for what a start can do without, in ms. */
const lastMs = 5_000;

/**
 * Has the file of an index written now and, while it changes, every ten minutes. The function that is
 * given ends that, with a last time unless it takes too long.
 */
export function keepSnapshot(index: Pick<LiveIndex, "keep">): () => Promise<void> {
  let writing = index.keep();
  const timer = setInterval(() => (writing = writing.then(() => index.keep())), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const late = Promise.withResolvers<void>();
    const limit = setTimeout(late.resolve, lastMs);
    await Promise.race([writing.then(() => index.keep()), late.promise]);
    clearTimeout(limit);
  };
}
