/** How often one looks while the page is in sight and while it is not, in ms. */
const usual = { shown: 3000, hidden: 30_000 };
/** The longest wait after failures, in ms. */
const longest = 120_000;

/** How long until the next look, in ms: twice as long after each failure in a row. */
export const waitFor = (isHidden: boolean, failures: number): number =>
  Math.min((isHidden ? usual.hidden : usual.shown) * 2 ** failures, longest);

/**
 * Looks at once, and then again and again until stopped: seldom while nobody sees the page, at once
 * when somebody does again. A look ends before the next begins.
 */
export function watch(look: (signal: AbortSignal) => Promise<void>, page = document): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLooking = false;
  const run = async () => {
    clearTimeout(timer);
    if (isLooking) return;
    isLooking = true;
    await look(signal).then(
      () => (failures = 0),
      () => (failures += 1),
    );
    isLooking = false;
    if (!signal.aborted) timer = setTimeout(run, waitFor(page.hidden, failures));
  };
  page.addEventListener("visibilitychange", () => void (page.hidden || run()), { signal });
  void run();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
