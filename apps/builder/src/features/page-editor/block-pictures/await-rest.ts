import type { DocumentStore } from "../../../document/document-store.ts";

/** How long after an edit nothing is drawn, and how often it is looked again, in ms. */
const pause = 1200;
const interval = 250;
/** How long after a page was opened, and how much longer for each of its blocks: its preview is made then. In ms. */
const opening = 2500;
const openingABlock = 15;

/**
 * Tells when drawing is in nobody's way: some time after the last edit, with no finger or button held
 * down, for it may drag, and once the browser has nothing else to do.
 */
export function watchRest(edits: DocumentStore) {
  let restsFrom =
    performance.now() + opening + openingABlock * edits.store.getState().document.order.length;
  let isHeld = false;
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
  };
  const stop = edits.listen(() => {
    restsFrom = Math.max(restsFrom, performance.now() + pause);
  });
  const events = { pointerdown: hold, pointerup: release, pointercancel: release };
  const listeners = Object.entries(events);
  for (const [name, act] of listeners) addEventListener(name, act, true);
  const isBusy = () => isHeld || document.hidden || performance.now() < restsFrom;

  return {
    async awaitRest(): Promise<void> {
      do {
        // oxlint-disable-next-line no-await-in-loop -- until there is rest
        await awaitIdle();
        // oxlint-disable-next-line no-await-in-loop -- see above
        if (isBusy()) await new Promise((resolve) => setTimeout(resolve, interval));
      } while (isBusy());
    },
    stop(): void {
      stop();
      for (const [name, act] of listeners) removeEventListener(name, act, true);
    },
  };
}

/** How long an idle moment is waited for, in ms: a browser may hold them all back for minutes. */
const longest = 1500;

/** Safari has no `requestIdleCallback`: a moment without anything to do is taken for one. */
const awaitIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "function") {
      requestIdleCallback(() => resolve(), { timeout: longest });
    } else setTimeout(resolve, 60);
  });
