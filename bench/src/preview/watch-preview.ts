import type { Frame, Page } from "playwright";
import type { AfterPaint } from "./after-paint.ts";

/**
 * What is waited for in the preview: an element that holds a text, or that is there, or no more; or that
 * stands before another one, with nothing there that is only there while it is dragged.
 */
export type Awaited = { selector: string } & (
  | { text: string }
  | { isThere: boolean }
  | { before: string; held: string }
);

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
        if ("before" in wanted) {
          if (wanted.held && document.querySelector(wanted.held)) return false;
          const other = document.querySelector(wanted.before);
          const place = other && found?.compareDocumentPosition(other);
          return place === Node.DOCUMENT_POSITION_FOLLOWING;
        }
        // Typography puts in spaces and soft hyphens of its own.
        return (found?.textContent ?? "").replaceAll(/[^\p{L}]/gu, "").includes(wanted.text);
      };
      const scope = globalThis as unknown as AfterPaint & { benchSeen: Promise<SeenAt> };
      scope.benchSeen = new Promise((resolve, reject) => {
        const failed = new Error(`Not seen: ${JSON.stringify(wanted)}`);
        const timer = setTimeout(() => reject(failed), timeout);
        const observer = new MutationObserver(() => {
          if (!holds()) return;
          const seen = now();
          observer.disconnect();
          clearTimeout(timer);
          scope.benchAfterPaint(() => resolve({ document: seen, paint: now() }));
        });
        const kinds = { childList: true, characterData: true, attributes: true };
        observer.observe(document, { subtree: true, ...kinds });
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
