/** Wait before a bar is shown, in ms: what is quicker needs none. Specification, section 9. */
export const LOADING_THROTTLE_MS = 200;
/** Time in which the bar covers half of its way, in ms. Specification, section 9. */
export const LOADING_DURATION_MS = 2000;
/** Height in px. Specification, section 9. */
export const LOADING_HEIGHT_PX = 3;
/** How long a finished bar stays full before it is gone, in ms. */
export const LOADING_HIDE_MS = 400;

export interface LoadingBarState {
  isVisible: boolean;
  /** 0 to 100; never 100 before the work is done. */
  progress: number;
}

export interface LoadingBar {
  /** Begins one piece of work; the bar is shown while any goes on. */
  start(): void;
  /** Ends one piece of work; extra calls do nothing. */
  finish(): void;
  state(): LoadingBarState;
  subscribe(notify: () => void): () => void;
}

export interface LoadingBarOptions {
  /** In ms. Default 200. */
  throttle?: number;
  /** In ms. Default 2000. */
  duration?: number;
}

/** The way covered after `elapsed` ms: fast at first, ever slower, half at `duration`. */
export function estimateProgress(elapsed: number, duration: number): number {
  return (200 / Math.PI) * Math.atan(elapsed / duration);
}

/** A bar while nothing goes on. */
export const HIDDEN_BAR: LoadingBarState = { isVisible: false, progress: 0 };

/** Interval between two estimates, in ms; the bar's own transition fills the gaps. */
const TICK_MS = 100;

/** The timing of a loading bar, without a framework and without a document. */
export function createLoadingBar(options: LoadingBarOptions = {}): LoadingBar {
  const { throttle = LOADING_THROTTLE_MS, duration = LOADING_DURATION_MS } = options;
  const listeners = new Set<() => void>();
  let current = HIDDEN_BAR;
  let pending = 0;
  let elapsed = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const set = (next: LoadingBarState) => {
    current = next;
    for (const notify of listeners) notify();
  };
  const stop = () => {
    clearTimeout(waiting);
    clearInterval(ticking);
  };
  const show = () => {
    elapsed = 0;
    set({ isVisible: true, progress: 0 });
    ticking = setInterval(() => {
      elapsed += TICK_MS;
      set({ isVisible: true, progress: estimateProgress(elapsed, duration) });
    }, TICK_MS);
  };

  return {
    start() {
      pending += 1;
      if (pending > 1) return;
      stop();
      waiting = setTimeout(show, throttle);
    },
    finish() {
      if (pending === 0) return;
      pending -= 1;
      if (pending > 0) return;
      stop();
      if (!current.isVisible) return;
      set({ isVisible: true, progress: 100 });
      waiting = setTimeout(() => set(HIDDEN_BAR), LOADING_HIDE_MS);
    },
    state: () => current,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
