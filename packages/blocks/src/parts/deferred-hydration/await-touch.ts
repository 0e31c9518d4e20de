"use client";

const near = ["pointerover", "focusin", "touchstart"] as const;

interface AwaitTouchOptions {
  /** Where touches and presses are heard. */
  root: HTMLElement;
  /** What is pressed and needs the code, if anything. */
  find: (target: Element) => HTMLElement | null;
  /** Whose touch fetches the code; default that of what is pressed. */
  isNear?: (target: Element) => unknown;
  /** Fetches the code; resolved once it takes presses. The signal is that nobody waits any more. */
  load: (left: AbortSignal, released: (() => Promise<void>) | undefined) => Promise<void>;
  /** Tells `load` when fingers have let go of what changes under them: `watchHold`. */
  watch?: ((root: HTMLElement, signal: AbortSignal) => () => Promise<void>) | undefined;
  /** Hears before whatever stands inside `root`, which does not hear of a press that is held. */
  capture?: boolean;
}

/** Whether a click is the main button's, without a key that asks for something else. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * Fetches code when a pointer or the focus first reaches what needs it. A press that comes before the
 * code is held and made again with it; if the code does not come, a link leads where it says. Returns
 * a function that stops waiting.
 */
export function awaitTouch(options: AwaitTouchOptions): () => void {
  const { root, find, isNear = find, load, capture = false } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const released = options.watch?.(root, signal);
  let loaded: Promise<void> | undefined;
  let isReady = false;
  let held: HTMLElement | null = null;

  const start = () =>
    (loaded ??= load(signal, released).then(
      () => {
        isReady = !signal.aborted;
      },
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    ));

  const approach = ({ target }: Event) => {
    if (isReady || !(target instanceof Element) || !isNear(target)) return;
    // A failure is dealt with when something is pressed.
    start().catch(() => undefined);
  };
  const press = (event: MouseEvent) => {
    const control = !isReady && event.target instanceof Element && find(event.target);
    if (!control || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (capture) event.stopPropagation();
    const isFirst = held === null;
    held = control;
    if (!isFirst) return;
    const again = (act: (control: HTMLElement) => void) => () => {
      if (held && !signal.aborted) act(held);
      held = null;
    };
    start().then(
      again((it) => it.click()),
      again((it) => it instanceof HTMLAnchorElement && location.assign(it.href)),
    );
  };

  for (const type of near)
    root.addEventListener(type, approach, { passive: true, capture, signal });
  root.addEventListener("click", press, { capture, signal });
  return () => stop.abort();
}
