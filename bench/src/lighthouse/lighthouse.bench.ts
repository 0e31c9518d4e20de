import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Benchmark } from "../benchmark.ts";
import { median } from "../measure/quantile.ts";
import { callApi } from "../stage/call-api.ts";
import { workFolder } from "../stage/folders.ts";
import { installPeer } from "../stage/peer.ts";
import { waitForPictures } from "./wait-for-pictures.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import type { LighthouseResult } from "./run-lighthouse.ts";

const runs = 5;

/** Lighthouse's four categories on phone for the demo's main and tour pages. */
export const lighthouseBenchmark: Benchmark = {
  name: "lighthouse",
  question: "what does Lighthouse say of visitors' pages?",
  measure: async (stage) => {
    const demo = await stage.demo();
    const folder = await installPeer("lighthouse");
    const tours = await callApi<{ data: { slug: string }[] }>(demo, "/spa/tours-crm?page=1");
    const slug = tours.data[0]?.slug;
    if (!slug) throw new Error("The demo has no tour");
    stage.say("Waiting until the pictures are made that a published site has");
    await waitForPictures(demo, ["/spa/custom-page?type=main", `/spa/tour?slug=${slug}`]);
    const pages = { "main page": "/", "tour page": `/${slug}` };
    const found: Record<string, LighthouseResult[]> = {};
    for (let run = 1; run <= runs; run += 1) {
      for (const [title, path] of Object.entries(pages)) {
        stage.say(`${title}, run ${run} of ${runs}`);
        (found[title] ??= []).push(await runLighthouse(folder, demo.site + path));
      }
    }
    await keepFindings(found);
    const categories = Object.keys(Object.values(found)[0]?.[0]?.scores ?? {});
    return [
      {
        title: "Scores on phone, of 100",
        columns: ["page", ...categories],
        rows: Object.entries(found).map(([title, results]) => [
          title,
          ...categories.map((category) => showScore(results, category)),
        ]),
        notes: [
          `Medians of ${runs} runs, pages in turns, with Lighthouse's own phone: slow 4G and a processor slowed four times, both simulated. The worst and the best run stand behind where they differ.`,
          "Performance hangs on what else the machine does; the other three do not. What did not reach its whole score is written to `bench/.work/lighthouse.json`.",
        ],
      },
    ];
  },
};

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
