import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { startPostgres } from "@tour/test-postgres";
import type { Benchmark, Stage, Table } from "../benchmark.ts";
import { formatCount, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { workFolder } from "../stage/folders.ts";
import { seedTours, startMarket } from "./market-server.ts";
import type { DatabaseEnv } from "./market-server.ts";
import { searchRequests } from "./search-requests.ts";
import { timeRequests } from "../measure/time-requests.ts";
import type { Timing } from "../measure/time-requests.ts";

const headers = { "user-role": "visitor" };
const allSizes = [1000, 10_000, 100_000];
const sizesOf = ({ maxTours }: Stage) => allSizes.filter((size) => size <= maxTours);

/** Search over HTTP, at three sizes of the same marketplace, on both engines. */
export const searchBenchmark: Benchmark = {
  name: "search",
  question: "how long does a search take, and how does that grow with the marketplace?",
  measure: async (stage) => [await measurePostgres(stage), await measureEmbedded(stage)],
};

async function measurePostgres(stage: Stage): Promise<Table> {
  const postgres = await startPostgres();
  try {
    const { url } = await postgres.createDatabase();
    const results = await measureSizes("PostgreSQL", { DATABASE_URL: url }, stage);
    return makeTable("PostgreSQL", results, { stage, hasGoals: true });
  } finally {
    await postgres.stop();
  }
}

async function measureEmbedded(stage: Stage): Promise<Table> {
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, "search-"));
  try {
    const results = await measureSizes("embedded", { DATA_DIR: folder }, stage);
    return makeTable("The embedded database", results, { stage, hasGoals: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Timings by request, then by size. */
async function measureSizes(
  engine: string,
  database: DatabaseEnv,
  stage: Stage,
): Promise<Timing[][]> {
  const { say } = stage;
  const results: Timing[][] = searchRequests.map(() => []);
  for (const size of sizesOf(stage)) {
    say(`${engine}: filling the marketplace up to ${formatCount(size)} tours`);
    await seedTours(size, database);
    const market = await startMarket(database);
    try {
      say(`${engine}: searching`);
      for (const [index, request] of searchRequests.entries()) {
        results[index]!.push(await timeRequests(market.origin, { ...request, headers }));
      }
    } finally {
      await market.stop();
    }
  }
  return results;
}

function makeTable(
  engine: string,
  results: Timing[][],
  { stage, hasGoals }: { stage: Stage; hasGoals: boolean },
): Table {
  const sizes = sizesOf(stage);
  const columns = sizes.flatMap((size) => [`${formatCount(size)}: median`, "p95"]);
  return {
    title: `${engine}, tours`,
    columns: ["search", ...columns, "growth", ...(hasGoals ? ["goal (p95)"] : [])],
    rows: searchRequests.map(({ title, goal }, index) => {
      const timings = results[index]!;
      return [
        title,
        ...timings.flatMap((one) => [formatMilliseconds(one.median), formatMilliseconds(one.p95)]),
        formatRatio(timings.at(-1)!.median, timings[0]!.median),
        ...(hasGoals ? [goal === undefined ? "" : formatMilliseconds(goal, 0)] : []),
      ];
    }),
    notes: [
      "Over HTTP, one request after another; 20 tours a page with their dates and prices.",
      "Words stay in memory once they were looked for; letter by letter, nearly each text is a new one.",
      describeLooser(results),
      "Growth is how many times the median of the fewest tours that of the most is.",
      ...(hasGoals ? ["Goals are for 100,000 tours."] : []),
    ],
  };
}

/** What an empty result costs above the search itself: one answer, where it was one for each condition. */
function describeLooser(results: Timing[][]): string {
  const medianOf = (title: string) => {
    const index = searchRequests.findIndex((request) => request.title === title);
    return results[index]!.at(-1)!.median;
  };
  const [search, looser] = [
    medianOf("nine conditions that find nothing, with counts of all"),
    medianOf("what to give up of them"),
  ];
  return `What to give up of a search that finds nothing takes ${formatRatio(looser, search)} of that search.`;
}
