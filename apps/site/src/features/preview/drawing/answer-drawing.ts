import type { Block } from "@tour/api";
import { toDocument } from "@tour/preview-protocol";
import type { PreviewTools } from "../preview-context.ts";
import { drawBlock } from "./draw-block.ts";

/** How long a block's code and the page's answer are waited for, in ms. */
const patience = 8000;

/** Draws one block after another: each stands alone on the page while its picture is made. */
let last: Promise<unknown> = Promise.resolve();

export function answerDrawing(
  { store, send }: PreviewTools,
  { number, block }: { number: number; block: Block },
): void {
  const draw = async (): Promise<Blob | null> => {
    // Under another id nothing of the block before is left: not its variant, and not its folds.
    const id = `drawn-${number}`;
    store.set({ document: toDocument([{ ...block, id, anchor: "" }]) });
    await untilDrawn(id);
    return drawBlock(id);
  };
  last = last.then(draw).then(
    (picture) => send({ type: "block-drawn", data: { number, picture } }),
    () => send({ type: "block-drawn", data: { number, picture: null, has_failed: true } }),
  );
}

/** Resolves when the block's own code is there, and nothing else is on the page; rejects where it stays away. */
async function untilDrawn(id: string): Promise<void> {
  const isThere = () => {
    const blocks = document.querySelectorAll<HTMLElement>("[data-preview-block]");
    const isAlone = [...blocks].every(({ dataset }) => dataset.previewBlock === id);
    return isAlone && document.querySelector("[data-preview-loading]") === null;
  };
  const from = performance.now();
  // Rendering is over in a task of its own; a frame that is out of sight gets no animation frames.
  do {
    if (performance.now() - from > patience) throw new Error("The block is not on the page");
    // oxlint-disable-next-line no-await-in-loop -- it is waited for
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (!isThere());
}
