/** More ms than these a timer does not wait. */
const longest = 2 ** 31 - 1;

export interface MomentWatch {
  /** Looks again in so many ms. */
  later: (ms: number) => void;
  stop: () => void;
}

/**
 * Calls `due` once a moment has come, in ms since 1970, however far it is and also where the page slept
 * meanwhile; and again each time that the page is come back to after it, until it is stopped.
 */
export function watchMoment(moment: number, due: (watch: MomentWatch) => void): MomentWatch {
  let timer: ReturnType<typeof setTimeout>;
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(ms, longest));
  };
  const look = () => {
    clearTimeout(timer);
    const rest = moment - Date.now();
    if (rest > 0) later(rest);
    else due(watch);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("pageshow", look);
  };
  const watch = { later, stop };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  look();
  return watch;
}
