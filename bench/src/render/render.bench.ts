import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Benchmark, Stage, Table } from "../benchmark.ts";
import { median } from "../measure/quantile.ts";
import { weighPage } from "../measure/page-weight.ts";
import type { PageWeight } from "../measure/page-weight.ts";
import { buildPageBlocks } from "../page-blocks/build-page-blocks.ts";
import { readRecordedPage, recordCalls } from "../page-blocks/record-page.ts";
import {
  formatCount,
  formatKilobytes,
  formatMilliseconds,
  formatRatio,
} from "../report/format-numbers.ts";
import { workFolder } from "../stage/folders.ts";
import { startContenders } from "./contenders.ts";
import type { Contender } from "./contenders.ts";
import { loadPage, warmUp } from "./load-page.ts";
import type { LoadResult } from "./load-page.ts";

const roundSeconds = 2;
const rounds = 5;

/** Server rendering of the demo's main page, ours and others', one after the other in each round. */
export const renderBenchmark: Benchmark = {
  name: "render",
  question: "what does a rendered page cost the server, and what does the browser get?",
  measure: async (stage) => {
    const demo = await stage.demo();
    const calls = await recordCalls(demo);
    const callsFile = join(workFolder, "calls.json");
    await mkdir(workFolder, { recursive: true });
    await writeFile(callsFile, JSON.stringify(calls));
    const page = readRecordedPage(calls);
    const pageBlocks = await buildPageBlocks(page);
    const contenders = await startContenders({ pageBlocks, callsFile, say: stage.say });
    try {
      const load = await loadInRounds(contenders, stage);
      return [makeLoadTable(contenders, load, page.blocks.length), await weigh(contenders, stage)];
    } finally {
      await Promise.all(
        [...new Set(contenders.map(({ server }) => server))].map((it) => it.stop()),
      );
    }
  },
};

async function loadInRounds(contenders: readonly Contender[], { say }: Stage) {
  say("Warming up");
  for (const { address } of contenders) await warmUp(address);
  const results = contenders.map((): LoadResult[] => []);
  for (let round = 1; round <= rounds; round += 1) {
    say(`Round ${round} of ${rounds}`);
    for (const [index, { server, address }] of contenders.entries()) {
      results[index]?.push(await loadPage(server, address, roundSeconds));
    }
  }
  return results.map((of) => ({
    requestsPerSecond: median(of.map((result) => result.requestsPerSecond)),
    cpuPerPage: median(of.map((result) => result.cpuPerPage)),
  }));
}

function makeLoadTable(
  contenders: readonly Contender[],
  load: readonly LoadResult[],
  blockCount: number,
): Table {
  const [base] = load;
  return {
    title: `The demo's main page (${blockCount} blocks) under load`,
    columns: ["server", "requests/s", "ratio", "CPU a page", "ratio"],
    rows: contenders.map(({ title }, index) => {
      const { requestsPerSecond = Number.NaN, cpuPerPage = Number.NaN } = load[index] ?? {};
      return [
        title,
        formatCount(requestsPerSecond),
        formatRatio(requestsPerSecond, base?.requestsPerSecond ?? Number.NaN),
        formatMilliseconds(cpuPerPage, 3),
        formatRatio(cpuPerPage, base?.cpuPerPage ?? Number.NaN),
      ];
    }),
    notes: [
      "Ratios are to our site without its cache of pages: a page is made anew whenever something of its organiser changes, and the blocks that stayed the same keep their HTML. In the second row no block is kept. Medians of interleaved rounds; CPU time is the server process's own, and steadier than requests a second on a shared machine.",
      "Our site is the production build as it is: routing, tenant, content policy and compression set-up included. Its calls to the API host are answered from memory, as JSON, so that the host is not measured. The cache is off when the page has no revision, as after a failed call.",
      "Peers render the same components with props made beforehand; plain React is one renderToString and nothing else. Eight connections, no compression, but for our cache, which keeps pages compressed and is asked as browsers ask.",
    ],
  };
}

async function weigh(contenders: readonly Contender[], stage: Stage): Promise<Table> {
  const browser = await stage.browser();
  const rendered = contenders.filter(({ title }) => !/cache|prerendered|every/.test(title));
  const weights: PageWeight[] = [];
  for (const { url } of rendered) weights.push(await weighPage(browser, url));
  const totals = weights.map(({ html, scripts, styles }) => html + scripts + styles);
  return {
    title: "What the browser gets for that page, brotli",
    columns: ["server", "HTML", "HTML, plain", "script files", "CSS files", "all", "ratio"],
    rows: rendered.map(({ title }, index) => {
      const weight = weights[index];
      if (!weight) throw new Error(`${title} was not weighed`);
      return [
        title.replace(/, .*/, ""),
        formatKilobytes(weight.html),
        formatKilobytes(weight.htmlRaw),
        formatKilobytes(weight.scripts),
        formatKilobytes(weight.styles),
        formatKilobytes(totals[index] ?? Number.NaN),
        formatRatio(totals[index] ?? Number.NaN, totals[0] ?? Number.NaN),
      ];
    }),
    notes: [
      "After scrolling to the end, so that everything that waits for being seen has loaded. Our styles stand in the HTML; pictures and fonts are left out.",
      "Plain React hydrates the whole page; Next.js and Astro only the blocks with behaviour, as ours does.",
    ],
  };
}
