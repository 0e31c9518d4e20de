import { setTimeout as wait } from "node:timers/promises";
import type { OpenEditor } from "./editor.ts";

/** One keystroke, in ms from the key's event. */
export interface KeyTiming {
  /** Until the preview's document held the new text. */
  toDocument: number;
  /** Until the frame after that was painted. */
  toPaint: number;
}

const timeoutMs = 20_000;

/**
 * Replaces the title by a letter, then types more of them one by one, and times each. Windows have
 * clocks of their own origin: times are told since 1970, with fractions of a ms.
 */
export async function timeKeys(editor: OpenEditor, count: number): Promise<KeyTiming[]> {
  const { page, field } = editor;
  await page.bringToFront();
  await field.focus();
  await listenToKeys(editor);
  await field.press("ControlOrMeta+A");
  const timings: KeyTiming[] = [];
  for (let typed = 0; typed <= count; typed += 1) {
    const seen = watchText(editor, `Z${"x".repeat(typed)}`);
    await seen.armed;
    await page.keyboard.press(typed === 0 ? "Shift+Z" : "x");
    const { document, paint } = await seen.times;
    const key = await page.evaluate(() => (globalThis as { benchKey?: number }).benchKey ?? 0);
    // The first letter replaces the whole title: another edit than a keystroke.
    if (typed > 0) timings.push({ toDocument: document - key, toPaint: paint - key });
    // As people type, and never in step with the screen.
    await wait(60 + Math.random() * 40);
  }
  return timings;
}

async function listenToKeys({ page }: OpenEditor): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as { benchKey?: number };
    if (scope.benchKey !== undefined) return;
    scope.benchKey = 0;
    const note = (event: Event) => (scope.benchKey = performance.timeOrigin + event.timeStamp);
    addEventListener("keydown", note, { capture: true });
  });
}

interface SeenAt {
  document: number;
  paint: number;
}

/** Waits in the preview for a text; `armed` resolves when the watch stands. */
function watchText({ frame, block }: OpenEditor, text: string) {
  const armed = frame.evaluate(
    ([selector, expected, timeout]) => {
      const now = () => performance.timeOrigin + performance.now();
      // Typography puts in spaces and soft hyphens of its own.
      const holds = () =>
        (document.querySelector(selector)?.textContent ?? "")
          .replaceAll(/[^\p{L}]/gu, "")
          .includes(expected);
      (globalThis as { benchSeen?: Promise<SeenAt> }).benchSeen = new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${expected} was not seen`)), timeout);
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
    [block, text, timeoutMs] as const,
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
