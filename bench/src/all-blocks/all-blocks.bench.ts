import type { Benchmark, Stage, Table } from "../benchmark.ts";
import { weighEntry } from "../bundle/weigh-entry.ts";
import { weighPage } from "../measure/page-weight.ts";
import type { PageWeight } from "../measure/page-weight.ts";
import { median } from "../measure/quantile.ts";
import { loadPage, warmUp } from "../render/load-page.ts";
import { formatKilobytes, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { startPages, stopPages } from "./start-pages.ts";
import type { MeasuredPage } from "./start-pages.ts";
import { watchPaint } from "./watch-paint.ts";
import type { PaintTimes } from "./watch-paint.ts";

const loadRounds = 5;
const loadSeconds = 2;
const paintRounds = 5;

/** One page with a block of every type: its bytes, its cost for the server, and how it paints. */
export const allBlocksBenchmark: Benchmark = {
  name: "all-blocks",
  question: "what does a page with all 25 types of block cost?",
  measure: async (stage) => {
    const pages = await startPages(await stage.demo(), stage.say);
    try {
      return [
        await weigh(pages, stage),
        await compareRendering(pages, stage),
        await comparePaint(pages, stage),
      ];
    } finally {
      await stopPages(pages);
    }
  },
};

async function weigh(pages: readonly MeasuredPage[], stage: Stage): Promise<Table> {
  stage.say("Weighing");
  const browser = await stage.browser();
  const react = await weighEntry('export { createRoot, hydrateRoot } from "react-dom/client";', {
    external: [],
  });
  const rows: string[][] = [];
  for (const { title, url } of pages)
    rows.push(weightRow(title, await weighPage(browser, url), react.script));
  return {
    title: "Bytes, brotli",
    columns: ["page", "HTML", "of it CSS", "CSS files", "script", "without React", "files", "all"],
    rows,
    notes: [
      "One block of each type with the sample's words and pictures, in the type's first variant; then in a variant with behaviour wherever the type has one; then without any, where types that have none are left out. Peers show the blocks of the first page.",
      `Script is files and inline code after scrolling to the end; React and its DOM, as bundled alone, are ${formatKilobytes(react.script)} of it where there is any. Pictures and fonts are left out of all.`,
      "Goals: under 2 kB of script where nothing has behaviour; under 75 kB where something has, of which under 12 kB our own.",
    ],
  };
}

function weightRow(title: string, weight: PageWeight, react: number): string[] {
  const { html, inlineStyles, inlineScripts, styles, scripts, scriptFiles } = weight;
  const script = scripts + inlineScripts;
  return [
    title,
    formatKilobytes(html),
    formatKilobytes(inlineStyles),
    formatKilobytes(styles),
    formatKilobytes(script),
    formatKilobytes(scripts > 0 ? script - react : script),
    `${scriptFiles}`,
    formatKilobytes(html + styles + scripts),
  ];
}

async function compareRendering(pages: readonly MeasuredPage[], { say }: Stage): Promise<Table> {
  const same = pages.filter(
    ({ title }) => !title.endsWith("behaviour") && !title.endsWith("there is"),
  );
  say("Warming up");
  for (const { address } of same) await warmUp(address);
  const times = same.map((): number[] => []);
  for (let round = 1; round <= loadRounds; round += 1) {
    say(`Rendering, round ${round} of ${loadRounds}`);
    for (const [index, { server, address }] of same.entries()) {
      times[index]?.push((await loadPage(server, address, loadSeconds)).cpuPerPage);
    }
  }
  const medians = times.map(median);
  const base = medians[same.findIndex(({ title }) => title.startsWith("plain React"))];
  return {
    title: "Rendering the page of all types on the server",
    columns: ["page", "CPU a page", "to plain renderToString"],
    rows: same.map(({ title }, index) => [
      title,
      formatMilliseconds(medians[index] ?? Number.NaN, 2),
      formatRatio(medians[index] ?? Number.NaN, base ?? Number.NaN),
    ]),
    notes: [
      `Processor time of the server's own process, medians of ${loadRounds} interleaved rounds without any cache. Peers render props made beforehand; our site also finds the tenant, reads each block's content, writes structured data and the content policy.`,
    ],
  };
}

async function comparePaint(pages: readonly MeasuredPage[], stage: Stage): Promise<Table> {
  const browser = await stage.browser();
  const seen = pages.map((): PaintTimes[] => []);
  // The first round fills the front's memory, and is not counted.
  for (let round = 0; round <= paintRounds; round += 1) {
    stage.say(`Painting, round ${round} of ${paintRounds}`);
    for (const [index, { url }] of pages.entries()) {
      const times = await watchPaint(browser, url);
      if (round > 0) seen[index]?.push(times);
    }
  }
  const of = (index: number, kind: keyof PaintTimes) => (seen[index] ?? []).map((it) => it[kind]);
  return {
    title: "On a slow phone",
    columns: ["page", "first paint", "largest paint", "ratio", "layout shift"],
    rows: pages.map(({ title }, index) => [
      title,
      formatMilliseconds(median(of(index, "firstPaint")), 0),
      formatMilliseconds(median(of(index, "largestPaint")), 0),
      formatRatio(median(of(index, "largestPaint")), median(of(0, "largestPaint"))),
      Math.max(...of(index, "shift")).toFixed(4),
    ]),
    notes: [
      `Real Chromium, 412 px wide, 150 ms and 1.6 Mbit/s, processor slowed four times, empty cache; medians of ${paintRounds} interleaved rounds. All come through the same front, which compresses with brotli and has the pictures.`,
      "Layout shift is the sum of all shifts of loading and of scrolling to the end, the worst of all rounds.",
    ],
  };
}
