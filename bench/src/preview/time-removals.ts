import { setTimeout as wait } from "node:timers/promises";
import type { OpenEditor } from "./editor.ts";
import type { KeyTiming } from "./time-keys.ts";
import { listenToPresses, readPress, watchPreview } from "./watch-preview.ts";

export interface RemovalTiming {
  removed: KeyTiming;
  /** By the step back that follows. */
  back: KeyTiming;
}

/** After each press an editor comes to rest, in ms: it saves, and draws what is out of sight. */
const restMs = 1500;

/** Removes the block in the middle of the page by its key, takes that back, and times both. */
export async function timeRemovals(editor: OpenEditor, count: number): Promise<RemovalTiming[]> {
  const { page, chooseBlock } = editor;
  await page.bringToFront();
  await listenToPresses(page);
  const timings: RemovalTiming[] = [];
  for (let round = 0; round < count; round += 1) {
    await chooseBlock();
    const removed = await timePress(editor, "Delete", false);
    const back = await timePress(editor, "ControlOrMeta+Z", true);
    timings.push({ removed, back });
  }
  return timings;
}

/** From a press until the block is there, or no more. */
async function timePress(
  { page, frame, block }: OpenEditor,
  key: string,
  isThere: boolean,
): Promise<KeyTiming> {
  const seen = watchPreview(frame, { selector: block, isThere });
  await seen.armed;
  await page.keyboard.press(key);
  const { document, paint } = await seen.times;
  const pressed = await readPress(page);
  await wait(restMs);
  return { toDocument: document - pressed, toPaint: paint - pressed };
}
