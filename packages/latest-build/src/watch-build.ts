/** How often a page that is looked at asks for the latest build, in ms. */
const period = 60_000;

/**
 * Asks for `latest-build.json` now and then while the page is looked at, and tells once that there
 * is a newer build than the page's own, which stands in `<html data-build>`. Answers how to stop.
 */
export function watchBuild(tell: () => void, address = "/latest-build.json"): () => void {
  let asked = Date.now();

  const ask = async () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < period) return;
    asked = Date.now();
    if (!(await isOutdated(address))) return;
    stop();
    tell();
  };
  const timer = setInterval(ask, period);
  document.addEventListener("visibilitychange", ask);

  function stop(): void {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
  }
  return stop;
}

/** Whether there is a newer build than the page's own; false where that can't be asked. */
export async function isOutdated(address: string): Promise<boolean> {
  const { build } = document.documentElement.dataset;
  const latest = await fetch(address, { cache: "no-store" })
    .then((answer) => answer.json())
    .catch(() => ({}));
  return Boolean(latest.build) && latest.build !== build;
}
