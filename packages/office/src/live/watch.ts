/** How often one looks while the page is in sight, where something tells of news, and out of sight, in ms. */
const usual = { shown: 3000, told: 10_000, hidden: 30_000 };
/** The longest wait after failures, in ms. */
const longest = 120_000;

/** What rings when there may be news. */
export interface Bell {
  /** Whether it rings each time there is some. */
  isHeard: () => boolean;
  /** Rings, and once more when it is not to be relied upon any longer, until the function in the answer is called. */
  listen: (ring: () => void) => () => void;
}

const noBell: Bell = { isHeard: () => false, listen: () => () => {} };

interface Wait {
  isHidden: boolean;
  isTold?: boolean;
  /** In a row. */
  failures: number;
}

/** How long until the next look, in ms: twice as long after each failure in a row. */
export function waitFor({ isHidden, isTold = false, failures }: Wait): number {
  const shown = isTold && failures === 0 ? usual.told : usual.shown;
  return Math.min((isHidden ? usual.hidden : shown) * 2 ** failures, longest);
}

/**
 * Looks at once, and then again and again until stopped: seldom while nobody sees the page, at once
 * when somebody does again or the bell rings. A look ends before the next begins.
 */
export function watch(
  look: (signal: AbortSignal) => Promise<void>,
  { page = document, bell = noBell }: { page?: Document; bell?: Bell } = {},
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLooking = false;
  let isRung = false;
  const run = async () => {
    clearTimeout(timer);
    if (isLooking) return;
    isLooking = true;
    isRung = false;
    await look(signal).then(
      () => (failures = 0),
      () => (failures += 1),
    );
    isLooking = false;
    if (signal.aborted) return;
    // What rang meanwhile may have come too late for this look.
    const isAgain = isRung && failures === 0;
    const wait = waitFor({ isHidden: page.hidden, isTold: bell.isHeard(), failures });
    timer = setTimeout(run, isAgain ? 0 : wait);
  };
  const stopListening = bell.listen(() => {
    isRung = true;
    void run();
  });
  page.addEventListener("visibilitychange", () => void (page.hidden || run()), { signal });
  void run();
  return () => {
    stopping.abort();
    stopListening();
    clearTimeout(timer);
  };
}
