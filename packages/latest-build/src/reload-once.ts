/** A page reloads at most once in this time, in ms. Specification, section 4. */
const timeout = 10_000;
const key = "reloaded-after-failed-chunk";

/**
 * Reloads after a chunk that could not be loaded: mostly a new deploy took it away. Answers false
 * when that was tried a moment ago, or can't be remembered.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < timeout) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
