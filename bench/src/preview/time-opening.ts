import type { AfterPaint } from "./after-paint.ts";
import type { OpenEditor } from "./editor.ts";
import { waitForPreview } from "./editor.ts";

/**
 * Loads an open editor anew, with what its window has in its cache: from the start of that until the
 * preview holds all blocks and the frame after is painted, in ms.
 */
export async function timeOpening(editor: OpenEditor, count: number): Promise<number> {
  const { page, blocks } = editor;
  await page.bringToFront();
  await page.reload();
  const frame = await waitForPreview(page, blocks, count);
  const shown = await frame.evaluate(
    () => (globalThis as unknown as { benchShown: Promise<number> }).benchShown,
  );
  return shown - (await page.evaluate(() => performance.timeOrigin));
}

/** From the next load on each frame of the page notes when it has painted so many blocks. */
export async function noteOpening({ page, blocks }: OpenEditor, count: number): Promise<void> {
  await page.addInitScript(
    ([selector, wanted]) => {
      const scope = globalThis as unknown as AfterPaint & { benchShown: Promise<number> };
      scope.benchShown = new Promise((resolve) => {
        // The document of a frame may be replaced while its window stays, and what watches the first one.
        const look = setInterval(() => {
          if (document.querySelectorAll(selector).length < wanted) return;
          clearInterval(look);
          scope.benchAfterPaint(() => resolve(performance.timeOrigin + performance.now()));
        }, 4);
      });
    },
    [blocks, count] as const,
  );
}
