import { installCounters, takeWork } from "./count-work.ts";
import type { Work } from "./count-work.ts";
import type { Editor, OpenEditor } from "./editor.ts";
import { timeDrags } from "./time-drags.ts";
import type { DragTiming } from "./time-drags.ts";
import { timeKeys } from "./time-keys.ts";
import type { KeyTiming } from "./time-keys.ts";
import { noteOpening, timeOpening } from "./time-opening.ts";
import { timeRemovals } from "./time-removals.ts";
import type { RemovalTiming } from "./time-removals.ts";

const rounds = 4;
const keysPerRound = 10;
const removalsPerRound = 2;
const dragsPerRound = 1;

export interface EditorResult {
  title: string;
  timings: KeyTiming[];
  removals: RemovalTiming[];
  drags: DragTiming[];
  /** In ms, each. */
  openings: number[];
  /** For one key. */
  work: Work;
}

/**
 * Types, removes a block, drags one and opens anew on a page of so many blocks in each editor. The editors
 * stay open and take turns, so that what else the machine does meets all; one that does not show such a page
 * is left out, and said.
 */
export async function measureEditors(
  editors: readonly Editor[],
  count: number,
  say: (line: string) => void,
): Promise<EditorResult[]> {
  const open: (Omit<EditorResult, "title" | "work"> & { editor: Editor; window: OpenEditor })[] =
    [];
  try {
    for (const editor of editors) {
      try {
        const window = await editor.open(count);
        open.push({ editor, window, timings: [], removals: [], drags: [], openings: [] });
      } catch (error) {
        const [reason] = `${error instanceof Error ? error.message : error}`.split("\n");
        say(`${editor.title} did not show ${count} blocks: ${reason}`);
      }
    }
    for (const { window } of open) await timeKeys(window, keysPerRound);
    for (let round = 0; round < rounds; round += 1) {
      for (const { window, timings } of open)
        timings.push(...(await timeKeys(window, keysPerRound)));
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { window, removals } of open)
        removals.push(...(await timeRemovals(window, removalsPerRound)));
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { window, drags } of open) drags.push(...(await timeDrags(window, dragsPerRound)));
    }
    for (const { window } of open) await noteOpening(window, count);
    for (let round = 0; round < rounds; round += 1) {
      for (const { window, openings } of open) openings.push(await timeOpening(window, count));
    }
  } finally {
    await Promise.all(open.map(({ window }) => window.close()));
  }
  const results: EditorResult[] = [];
  for (const { editor, window: _, ...measured } of open) {
    const work = await countPerKey(editor, count);
    results.push({ title: editor.title, ...measured, work });
  }
  return results;
}

/** Counted apart from the timing: counting takes time itself. */
async function countPerKey(editor: Editor, count: number): Promise<Work> {
  const open = await editor.open(count, installCounters);
  try {
    await timeKeys(open, keysPerRound);
    await takeWork(open);
    await timeKeys(open, keysPerRound);
    const { editorRenders, previewRenders, bytesPosted } = await takeWork(open);
    // One letter replaces the title before those that are timed.
    const keys = keysPerRound + 1;
    return {
      editorRenders: editorRenders / keys,
      previewRenders: previewRenders / keys,
      bytesPosted: bytesPosted / keys,
    };
  } finally {
    await open.close();
  }
}
