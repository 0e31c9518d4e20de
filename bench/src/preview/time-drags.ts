import { setTimeout as wait } from "node:timers/promises";
import type { Frame, Page } from "playwright";
import type { AfterPaint } from "./after-paint.ts";
import type { OpenEditor } from "./editor.ts";
import { watchPreview } from "./watch-preview.ts";

/** One drag, in ms. */
export interface DragTiming {
  /** From each move of the pointer until the frame after it was painted. */
  moves: number[];
  /** The longest between two frames of the editor, from the press until the block was let go. */
  longestFrame: number;
  /** From letting go until the preview shows the new order, at rest. */
  dropped: number;
}

/** Before a pointer that holds a block moves: Puck takes it up after 200 ms. */
const holdMs = 300;
/** Of the pointer, in px, some sixty times a second. */
const stepPx = 8;
const stepMs = 16;
const maxSteps = 100;
/** After each drag an editor comes to rest, in ms: it saves, and draws what is out of sight. */
const restMs = 1500;

/** Drags the block in the middle of the page over the one before it, takes that back, and times the drag. */
export async function timeDrags(editor: OpenEditor, count: number): Promise<DragTiming[]> {
  const { page, frame } = editor;
  await page.bringToFront();
  await Promise.all([page, frame].map(listenToPointer));
  const timings: DragTiming[] = [];
  for (let round = 0; round < count; round += 1) {
    timings.push(await timeDrag(editor));
    await wait(restMs);
    await page.keyboard.press("ControlOrMeta+Z");
    await wait(restMs);
  }
  return timings;
}

async function timeDrag({ page, frame, block, drag }: OpenEditor): Promise<DragTiming> {
  const { x, y } = await drag.findHold();
  await page.mouse.move(x, y);
  await Promise.all([page, frame].map(takeMoves));
  await watchFrames(page);
  await page.mouse.down();
  await wait(holdMs);
  for (let step = 1; !(await drag.hasGivenWay()); step += 1) {
    if (step > maxSteps) throw new Error("The block before did not give way to the dragged one");
    await page.mouse.move(x, y - step * stepPx);
    await wait(stepMs);
  }
  const longestFrame = await page.evaluate(() => (globalThis as Noted).benchLongestFrame ?? 0);
  const moves = (await Promise.all([page, frame].map(takeMoves))).flat();
  const { before, held = "" } = drag;
  const seen = watchPreview(frame, { selector: block, before, held });
  await seen.armed;
  await page.mouse.up();
  const { paint } = await seen.times;
  const letGo = await Promise.all([page, frame].map(readLetGo));
  return { moves, longestFrame, dropped: paint - Math.max(...letGo) };
}

type Window = Pick<Page | Frame, "evaluate">;

/** What a window notes of the pointer. */
interface Noted {
  benchMoves?: number[];
  benchLetGo?: number;
  benchLongestFrame?: number;
}

/** From now on a window notes the longest time between two frames. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const scope = globalThis as Noted;
    const isWatched = scope.benchLongestFrame !== undefined;
    scope.benchLongestFrame = 0;
    if (isWatched) return;
    let last = performance.now();
    const note = (now: number) => {
      scope.benchLongestFrame = Math.max(scope.benchLongestFrame ?? 0, now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

/** From now on a window notes how long a move takes to the frame after it, and when it was let go. */
const listenToPointer = (window: Window) =>
  window.evaluate(() => {
    const scope = globalThis as unknown as Noted & AfterPaint;
    if (scope.benchMoves) return;
    scope.benchMoves = [];
    const noteMove = ({ timeStamp, isTrusted }: Event) => {
      if (!isTrusted) return;
      scope.benchAfterPaint(() => scope.benchMoves?.push(performance.now() - timeStamp));
    };
    const noteLetGo = ({ timeStamp, isTrusted }: Event) => {
      if (isTrusted) scope.benchLetGo = performance.timeOrigin + timeStamp;
    };
    addEventListener("pointermove", noteMove, { capture: true });
    addEventListener("pointerup", noteLetGo, { capture: true });
  });

const takeMoves = (window: Window) =>
  window.evaluate(() => {
    const scope = globalThis as Noted;
    const moves = scope.benchMoves ?? [];
    scope.benchMoves = [];
    return moves;
  });

const readLetGo = (window: Window) => window.evaluate(() => (globalThis as Noted).benchLetGo ?? 0);
