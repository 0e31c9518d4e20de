import { installCounters, takeWork } from "./count-work.ts";
import type { Work } from "./count-work.ts";
import type { Editor, OpenEditor } from "./editor.ts";
import { timeKeys } from "./time-keys.ts";
import type { KeyTiming } from "./time-keys.ts";

const rounds = 4;
const keysPerRound = 10;

export interface EditorResult {
  title: string;
  timings: KeyTiming[];
  /** For one key. */
  work: Work;
}

/**
 * Types on a page of so many blocks in each editor. The editors stay open and take turns, so that
 * what else the machine does meets all; one that does not show such a page is left out, and said.
 */
export async function measureEditors(
  editors: readonly Editor[],
  count: number,
  say: (line: string) => void,
): Promise<EditorResult[]> {
  const open: { editor: Editor; window: OpenEditor; timings: KeyTiming[] }[] = [];
  try {
    for (const editor of editors) {
      try {
        open.push({ editor, window: await editor.open(count), timings: [] });
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
  } finally {
    await Promise.all(open.map(({ window }) => window.close()));
  }
  const results: EditorResult[] = [];
  for (const { editor, timings } of open) {
    results.push({ title: editor.title, timings, work: await countPerKey(editor, count) });
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
