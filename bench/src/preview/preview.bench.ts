import type { Benchmark, Stage, Table } from "../benchmark.ts";
import { quantile } from "../measure/quantile.ts";
import { buildPageBlocks } from "../page-blocks/build-page-blocks.ts";
import { readRecordedPage, recordCalls } from "../page-blocks/record-page.ts";
import { formatCount, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { preparePeer } from "../stage/peer.ts";
import type { Editor } from "./editor.ts";
import { measureEditors } from "./measure-editors.ts";
import { ourEditor } from "./our-editor.ts";
import { puckEditor } from "./puck-editor.ts";
import type { KeyTiming } from "./time-keys.ts";

const blockCounts = [25, 100, 400];

/** From a key to the painted preview, in our builder and in Puck with the same blocks. */
export const previewBenchmark: Benchmark = {
  name: "preview",
  question: "how long does a keystroke take to the painted preview?",
  measure: async (stage) => {
    const demo = await stage.demo();
    const browser = await stage.browser();
    const recorded = readRecordedPage(await recordCalls(demo));
    stage.say("Building Puck");
    const folder = await preparePeer("puck", await buildPageBlocks(recorded));
    const puck = await puckEditor(browser, demo, { folder, recorded });
    try {
      const editors = [ourEditor(browser, demo, recorded), puck];
      const rows: string[][] = [];
      for (const count of blockCounts) rows.push(...(await compare(editors, count, stage)));
      return [makeTable(rows)];
    } finally {
      await puck.stop();
    }
  },
};

async function compare(editors: readonly Editor[], count: number, { say }: Stage) {
  say(`Typing on ${count} blocks`);
  const results = await measureEditors(editors, count, say);
  const ours = results.find(({ title }) => title === editors[0]?.title);
  const base = quantile(ours?.timings.map(({ toPaint }) => toPaint) ?? [], 0.5);
  return editors.map(({ title }) => {
    const result = results.find((one) => one.title === title);
    const name = `${count} blocks, ${title}`;
    if (!result) return [name, "not shown", ...columns.slice(2).map(() => "-")];
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

const columns = [
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

const makeTable = (rows: string[][]): Table => ({
  title: "From a key to the painted preview",
  columns,
  rows,
  notes: [
    "A title is typed in the form at the side, in a block in the middle of the page, at about ten keys a second. From the key's event until the preview's document holds the text, and until the frame after is painted.",
    "Both editors stand in headless Chromium with a preview 1440 px wide, in production builds, and take turns. The ratio is to ours at the same number of blocks.",
    "Renders are React components run for one key, and bytes are those of the messages to the preview for it. Our preview is the site itself on another origin, and hears of an edit by a message; Puck renders into its frame from the editor's own React, so that it posts nothing.",
  ],
});
