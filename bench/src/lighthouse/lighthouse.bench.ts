import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Benchmark, Table } from "../benchmark.ts";
import { median } from "../measure/quantile.ts";
import { formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { workFolder } from "../stage/folders.ts";
import { installPeer } from "../stage/peer.ts";
import { openVisitedPages } from "./visited-pages.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import type { LighthouseResult } from "./run-lighthouse.ts";

const runs = 5;

/** Lighthouse's four categories on phone, and how long pages block, beside bare pages of their first screens. */
export const lighthouseBenchmark: Benchmark = {
  name: "lighthouse",
  question: "what does Lighthouse say of visitors' pages?",
  measure: async (stage) => {
    const demo = await stage.demo();
    const folder = await installPeer("lighthouse");
    const { pages, close } = await openVisitedPages(stage, demo);
    try {
      const found: Record<string, LighthouseResult[]> = {};
      for (let run = 1; run <= runs; run += 1) {
        for (const { title, url, bareUrl } of pages) {
          stage.say(`${title}, run ${run} of ${runs}`);
          (found[title] ??= []).push(await runLighthouse(folder, url));
          (found[bare(title)] ??= []).push(await runLighthouse(folder, bareUrl));
        }
      }
      await keepFindings(found);
      const titles = pages.map(({ title }) => title);
      return [showScores(titles, found), showBlocking(titles, found)];
    } finally {
      await close();
    }
  },
};

const bare = (title: string) => `${title}, bare`;

function showScores(titles: readonly string[], found: Record<string, LighthouseResult[]>): Table {
  const categories = Object.keys(Object.values(found)[0]?.[0]?.scores ?? {});
  return {
    title: "Scores on phone, of 100",
    columns: ["page", ...categories],
    rows: titles.map((title) => [
      title,
      ...categories.map((category) => showScore(found[title]!, category)),
    ]),
    notes: [
      `Medians of ${runs} runs, pages in turns, with Lighthouse's own phone: slow 4G and a processor slowed four times, both simulated. The worst and the best run stand behind where they differ.`,
      "Performance hangs on what else the machine does; the other three do not. What did not reach its whole score is written to `bench/.work/lighthouse.json`.",
    ],
  };
}

function showBlocking(titles: readonly string[], found: Record<string, LighthouseResult[]>): Table {
  return {
    title: "Total blocking time on phone",
    columns: ["page", "ours", "its first screen as a bare page", "ours to bare"],
    rows: titles.map((title) => {
      const [ours, floor] = [title, bare(title)].map((name) =>
        median(found[name]!.map(({ blockingTime }) => blockingTime)),
      ) as [number, number];
      return [title, formatMilliseconds(ours), formatMilliseconds(floor), formatRatio(ours, floor)];
    }),
    notes: [
      `The same ${runs} runs. A bare page has the first screen of ours as a phone shows it, with the same styles, faces and pictures, and neither scripts nor anything further down.`,
      "Under a task of 50 ms nothing blocks, so that both may be 0.",
    ],
  };
}

function showScore(results: readonly LighthouseResult[], category: string): string {
  const scores = results.map((result) => Math.round(result.scores[category] ?? Number.NaN));
  const [min, max] = [Math.min(...scores), Math.max(...scores)];
  return min === max ? `${min}` : `${median(scores)} (${min} to ${max})`;
}

/** What to mend, with the elements that it is about: too long for a table. */
async function keepFindings(found: Record<string, LighthouseResult[]>): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  await writeFile(join(workFolder, "lighthouse.json"), JSON.stringify(found, null, 2));
}
