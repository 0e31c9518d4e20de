/** The longest that code waits for a quiet moment, in ms. */
const longestWait = 4000;

/** Browsers without idle moments get one of these, in ms. */
const pause = 200;

type Load = () => Promise<unknown>;

/**
 * Loads code one after the other in quiet moments: first what is missed on the screen, then what may
 * be opened, which is left out for somebody who saves data. What fails is asked for again when it is
 * needed. Answers how to stop.
 */
export function loadWhenIdle(missed: readonly Load[], opened: readonly Load[]): () => void {
  let isStopped = false;
  const run = async () => {
    for (const load of savesData() ? missed : [...missed, ...opened]) {
      await awaitIdle();
      if (isStopped) return;
      await load();
    }
  };
  void run();
  return () => {
    isStopped = true;
  };
}

const awaitIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has none.
    if (!("requestIdleCallback" in globalThis)) return void setTimeout(resolve, pause);
    requestIdleCallback(() => resolve(), { timeout: longestWait });
  });

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
