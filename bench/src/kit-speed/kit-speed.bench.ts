import type { Browser, Page } from "playwright";
import type { Benchmark } from "../benchmark.ts";
import { peerKits, singlePurpose } from "../kit-size/peer-kits.ts";
import { installPeer } from "../stage/peer.ts";
import { buildContender } from "./build-contender.ts";
import { openContender, runScenario } from "./measure-contender.ts";
import { scenarios } from "./scenarios.ts";
import type { Scenario } from "./scenarios.ts";
import { makeSpeedRows } from "./speed-rows.ts";
import type { Timed } from "./speed-rows.ts";

const warmUpRounds = 1;
const rounds = 5;

/** How quickly kits' components open, mount and take keys, in turns in one Chromium. */
export const kitSpeedBenchmark: Benchmark = {
  name: "kit-speed",
  question: "how quickly do the kit's components answer?",
  document: "packages/ui-kit/README.md",
  measure: async ({ browser, say }) => {
    for (const { folder } of [...peerKits, singlePurpose]) await installPeer(folder);
    const rows: string[][] = [];
    for (const scenario of scenarios) {
      say(`Timing: ${scenario.title}`);
      rows.push(...makeSpeedRows(scenario.title, await timeContenders(await browser(), scenario)));
    }
    return [
      {
        title: "From a press, a render or a key to the result",
        columns: ["what and by whom", "median", "p90", "to the fastest peer"],
        rows,
        notes,
      },
    ];
  },
};

async function timeContenders(browser: Browser, scenario: Scenario): Promise<Timed[]> {
  const open: { title: string; page: Page; times: number[] }[] = [];
  try {
    for (const { title, file } of scenario.contenders) {
      open.push({
        title,
        page: await openContender(browser, await buildContender(file)),
        times: [],
      });
    }
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      for (const { title, page, times } of open) {
        const measured = await runScenario(page, scenario).catch((error: unknown) => {
          throw new Error(`${scenario.title} with ${title} failed`, { cause: error });
        });
        if (round >= warmUpRounds) times.push(...measured);
      }
    }
  } finally {
    await Promise.all(open.map(({ page }) => page.close()));
  }
  return open.map(({ title, times }) => ({ title, times }));
}

const notes = [
  `Production builds with the same React in headless Chromium, 1280 px wide; contenders take turns in ${rounds} rounds after one to warm up, each time from a fresh mount.`,
  "Opening and mounting end when the frame with the first option, the days or the last row has been painted, so that up to one frame (17 ms) is waiting; a key ends when it has been handled, rendered and laid out, before the frame.",
  "10,000 entries as each kit's documentation advises: React Aria and Base UI with a virtual list, antd's own, and Mantine with the first 100 of them; Radix draws all, and is left out there.",
  "Phone fields: Mantine's and react-imask know one Russian mask, the others every country's.",
];
