import type { Benchmark, Table } from "../benchmark.ts";
import { quantile } from "../measure/quantile.ts";
import { buildPageBlocks } from "../page-blocks/build-page-blocks.ts";
import { readRecordedPage, recordCalls } from "../page-blocks/record-page.ts";
import { formatCount, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { preparePeer } from "../stage/peer.ts";
import type { Editor } from "./editor.ts";
import { measureEditors } from "./measure-editors.ts";
import type { EditorResult } from "./measure-editors.ts";
import { ourEditor } from "./our-editor.ts";
import { puckEditor } from "./puck-editor.ts";
import type { KeyTiming } from "./time-keys.ts";

const blockCounts = [25, 100, 400];

/** From a key, a pointer or a load to the painted preview, in our builder and in Puck with the same blocks. */
export const previewBenchmark: Benchmark = {
  name: "preview",
  question: "how long do a keystroke, a removal, a drag and opening take to the painted preview?",
  measure: async (stage) => {
    const demo = await stage.demo();
    const browser = await stage.browser();
    const recorded = readRecordedPage(await recordCalls(demo));
    stage.say("Building Puck");
    const folder = await preparePeer("puck", await buildPageBlocks(recorded));
    const puck = await puckEditor(browser, demo, { folder, recorded });
    try {
      const editors = [ourEditor(browser, demo, recorded), puck];
      const keys: string[][] = [];
      const others: string[][] = [];
      for (const count of blockCounts) {
        stage.say(`Typing, removing, dragging and opening on ${count} blocks`);
        const results = await measureEditors(editors, count, stage.say);
        keys.push(...compareKeys(editors, count, results));
        others.push(...compareOthers(editors, count, results));
      }
      return [keysTable(keys), othersTable(others)];
    } finally {
      await puck.stop();
    }
  },
};

function compareKeys(editors: readonly Editor[], count: number, results: EditorResult[]) {
  const ours = results.find(({ title }) => title === editors[0]?.title);
  const base = quantile(ours?.timings.map(({ toPaint }) => toPaint) ?? [], 0.5);
  return editors.map(({ title }) => {
    const result = results.find((one) => one.title === title);
    const name = `${count} blocks, ${title}`;
    if (!result) return notShown(name, keyColumns);
    const { timings, work } = result;
    const at = (kind: keyof KeyTiming, share: number) =>
      quantile(
        timings.map((timing) => timing[kind]),
        share,
      );
    return [
      name,
      formatMilliseconds(at("toPaint", 0.5)),
      formatMilliseconds(at("toPaint", 0.95)),
      formatRatio(at("toPaint", 0.5), base),
      formatMilliseconds(at("toDocument", 0.5)),
      formatMilliseconds(at("toDocument", 0.95)),
      formatCount(work.editorRenders),
      formatCount(work.previewRenders),
      formatCount(work.bytesPosted),
    ];
  });
}

/** What is done otherwise than by typing, and its ratio to ours. */
function compareOthers(editors: readonly Editor[], count: number, results: EditorResult[]) {
  const ours = results.find(({ title }) => title === editors[0]?.title);
  return editors.map(({ title }) => {
    const result = results.find((one) => one.title === title);
    const name = `${count} blocks, ${title}`;
    if (!result) return notShown(name, otherColumns);
    const cells = Object.values(otherActions).flatMap((list) => {
      const median = quantile(list(result), 0.5);
      return [
        formatMilliseconds(median),
        ours ? formatRatio(median, quantile(list(ours), 0.5)) : "-",
      ];
    });
    return [name, ...cells];
  });
}

/** What is done otherwise than by typing, each in ms. */
const otherActions: Record<string, (result: EditorResult) => number[]> = {
  removed: ({ removals }) => removals.map(({ removed }) => removed.toPaint),
  "taken back": ({ removals }) => removals.map(({ back }) => back.toPaint),
  "a move of a drag": ({ drags }) => drags.flatMap(({ moves }) => moves),
  "longest frame of a drag": ({ drags }) => drags.map(({ longestFrame }) => longestFrame),
  dropped: ({ drags }) => drags.map(({ dropped }) => dropped),
  opened: ({ openings }) => openings,
};

const notShown = (name: string, columns: readonly string[]) => [
  name,
  "not shown",
  ...columns.slice(2).map(() => "-"),
];

const otherColumns = [
  "page and editor",
  ...Object.keys(otherActions).flatMap((action) => [action, "ratio"]),
];

const othersTable = (rows: string[][]): Table => ({
  title: "From a press, a pointer or a load to the painted preview",
  columns: otherColumns,
  rows,
  notes: [
    "Medians of eight removals, four drags and four openings. The block in the middle of the page is removed by the Delete key and taken back by Ctrl+Z: from the key's event until the preview is painted without it, and with it.",
    "Then it is dragged over the one before it, in our list of blocks and in Puck's preview, which is where each moves them: from each move of the pointer to the frame after it, the longest time between two frames from the press to letting go, and from letting go until the preview is painted in the new order and at rest. Puck plays 250 ms of movement before that by its own design.",
    "Opened: the editor is loaded anew, with what its window has in its cache, until all blocks are painted in the preview. Ours asks the API host for the page, the site and its tours meanwhile; Puck has all of it in one answer.",
  ],
});

const keyColumns = [
  "page and editor",
  "painted, median",
  "p95",
  "ratio",
  "in document, median",
  "p95",
  "renders in editor",
  "in preview",
  "bytes posted",
];

const keysTable = (rows: string[][]): Table => ({
  title: "From a key to the painted preview",
  columns: keyColumns,
  rows,
  notes: [
    "A title is typed in the form at the side, in a block in the middle of the page, at about ten keys a second. From the key's event until the preview's document holds the text, and until the frame after is painted.",
    "Both editors stand in headless Chromium with a preview 1440 px wide, in production builds, and take turns. The ratio is to ours at the same number of blocks.",
    "Renders are React components run for one key, and bytes are those of the messages to the preview for it. Our preview is the site itself on another origin, and hears of an edit by a message; Puck renders into its frame from the editor's own React, so that it posts nothing.",
  ],
});
