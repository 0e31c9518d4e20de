/**
 * How often it is asked, in ms. New connections alone would not tell: a standby keeps those that it has
 * when it is promoted, and a pooler keeps its clients' through a failover.
 */
const checkMs = 2_000;

interface Log {
  warn: (fields: object, message: string) => void;
}

/**
 * Has moved rows noticed: now, and every other second for as long as the process runs. `adopt` is
 * `adoptLineage`; the function that is given ends it.
 */
export async function watchLineage(
  adopt: () => Promise<boolean>,
  log: Log,
  everyMs: number = checkMs,
): Promise<() => void> {
  const look = async () => {
    if (await adopt()) log.warn({}, "the database is on another server or timeline than before");
  };
  await look();
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    // While it is away, whoever needs it says so.
    await look().catch(() => {});
    isLooking = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
