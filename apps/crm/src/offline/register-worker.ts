/** Has the office open without a network; development has no build that could be kept. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const scope = import.meta.env.BASE_URL;
  // Browsers that keep nothing, as in private windows, go without.
  navigator.serviceWorker.register(`${scope}worker.js`, { scope }).catch(() => {});
}
