import type { Frame, Page } from "playwright";

/** What is waited for in the preview: an element that holds a text, or that is there, or no more. */
export type Awaited = { selector: string } & ({ text: string } | { isThere: boolean });

/** In ms since 1970, with fractions: windows have clocks of their own origin. */
interface SeenAt {
  document: number;
  paint: number;
}

const timeoutMs = 20_000;

/** From now on the page notes when a key was pressed last. */
export async function listenToPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as { benchKey?: number };
    if (scope.benchKey !== undefined) return;
    scope.benchKey = 0;
    const note = (event: Event) => (scope.benchKey = performance.timeOrigin + event.timeStamp);
    addEventListener("keydown", note, { capture: true });
  });
}

/** When a key was pressed last, in ms since 1970. */
export const readPress = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { benchKey?: number }).benchKey ?? 0);

/** `armed` resolves when the watch stands, `times` when what was waited for was painted. */
export function watchPreview(frame: Frame, awaited: Awaited) {
  const armed = frame.evaluate(
    ([wanted, timeout]) => {
      const now = () => performance.timeOrigin + performance.now();
      const holds = () => {
        const found = document.querySelector(wanted.selector);
        if ("isThere" in wanted) return (found !== null) === wanted.isThere;
        // Typography puts in spaces and soft hyphens of its own.
        return (found?.textContent ?? "").replaceAll(/[^\p{L}]/gu, "").includes(wanted.text);
      };
      (globalThis as { benchSeen?: Promise<SeenAt> }).benchSeen = new Promise((resolve, reject) => {
        const failed = new Error(`Not seen: ${JSON.stringify(wanted)}`);
        const timer = setTimeout(() => reject(failed), timeout);
        const observer = new MutationObserver(() => {
          if (!holds()) return;
          const seen = now();
          observer.disconnect();
          clearTimeout(timer);
          requestAnimationFrame(() => {
            // A message that is sent while a frame is made arrives when it has been painted.
            const channel = new MessageChannel();
            const resolveNow = () => resolve({ document: seen, paint: now() });
            channel.port1.addEventListener("message", resolveNow, { once: true });
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
    },
    [awaited, timeoutMs] as const,
  );
  return {
    armed,
    get times() {
      return armed.then(() =>
        frame.evaluate(() => (globalThis as unknown as { benchSeen: Promise<SeenAt> }).benchSeen),
      );
    },
  };
}
