import { setTimeout as wait } from "node:timers/promises";
import type { OpenEditor } from "./editor.ts";
import { listenToPresses, readPress, watchPreview } from "./watch-preview.ts";

/** One press, in ms from its event. */
export interface KeyTiming {
  /** Until the preview's document held what follows from it. */
  toDocument: number;
  /** Until the frame after that was painted. */
  toPaint: number;
}

/** Replaces the title by a letter, then types more of them one by one, and times each. */
export async function timeKeys(editor: OpenEditor, count: number): Promise<KeyTiming[]> {
  const { page, frame, field, block } = editor;
  await page.bringToFront();
  await field.focus();
  await listenToPresses(page);
  await field.press("ControlOrMeta+A");
  const timings: KeyTiming[] = [];
  for (let typed = 0; typed <= count; typed += 1) {
    const seen = watchPreview(frame, { selector: block, text: `Z${"x".repeat(typed)}` });
    await seen.armed;
    await page.keyboard.press(typed === 0 ? "Shift+Z" : "x");
    const { document, paint } = await seen.times;
    const key = await readPress(page);
    // The first letter replaces the whole title: another edit than a keystroke.
    if (typed > 0) timings.push({ toDocument: document - key, toPaint: paint - key });
    // As people type, and never in step with the screen.
    await wait(60 + Math.random() * 40);
  }
  return timings;
}
