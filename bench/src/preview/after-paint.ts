import type { Page } from "playwright";

/** What every window of an editor has, for what is evaluated in it. */
export interface AfterPaint {
  /** Runs a function when the frame that comes next has been painted. */
  benchAfterPaint: (run: () => void) => void;
}

/** From the next load on, in each frame of a page. */
export const installAfterPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    (globalThis as unknown as AfterPaint).benchAfterPaint = (run) =>
      requestAnimationFrame(() => {
        // A message that is sent while a frame is made arrives when it has been painted.
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", run, { once: true });
        channel.port1.start();
        channel.port2.postMessage(null);
      });
  });
