import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createDatabase, startReplicatedPostgres } from "@tour/test-postgres";
import type { Benchmark, Stage, Table } from "../benchmark.ts";
import { signInToDemo } from "../calls/sign-in-to-demo.ts";
import { formatCount } from "../report/format-numbers.ts";
import { workFolder } from "../stage/folders.ts";
import { arrangements, startDemo } from "./arrangements.ts";
import type { Shared } from "./arrangements.ts";
import { startMarketOf } from "./fill-market.ts";
import { measureArrangement } from "./measure-arrangement.ts";
import { makeKindsTable, makeSeenTable, makeStartTable } from "./scale-tables.ts";
import type { ArrangementResult } from "./scale-tables.ts";
import { startClient } from "./start-client.ts";

const sizes = [100_000, 1_000_000];
/** A server for this many rows, on a machine that it shares with all that asks it. */
const settings = { shared_buffers: "1GB", max_wal_size: "8GB", maintenance_work_mem: "512MB" };

/** A large marketplace with a replica, asked by many at once, in one process and in several. */
export const scaleBenchmark: Benchmark = {
  name: "scale",
  isByHand: true,
  question: "what do a hundred thousand and a million tours cost, asked by many at once?",
  measure: async (stage) => {
    const program = await stage.server();
    const siteProgram = await stage.site();
    stage.say("Starting PostgreSQL and a replica");
    const { primary, standby, stop } = await startReplicatedPostgres(undefined, { settings });
    await mkdir(workFolder, { recursive: true });
    const folder = await mkdtemp(join(workFolder, "scale-"));
    try {
      const { url } = await createDatabase(primary.url);
      const replica = new URL(standby.url);
      replica.pathname = new URL(url).pathname;
      return await measureSizes(stage, {
        ...{ program, siteProgram },
        ...{ primaryUrl: url, replicaUrl: replica.href },
        ...{ folder: join(folder, "data"), snapshots: join(folder, "search") },
      });
    } finally {
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureSizes({ say, maxTours }: Stage, shared: Shared): Promise<Table[]> {
  const wanted = sizes.filter((size) => size <= maxTours);
  if (wanted.length === 0) wanted.push(maxTours);
  say("Adding the demo, whose organiser publishes");
  const demo = await startDemo(shared);
  const client = startClient();
  try {
    const editor = await signInToDemo(Number(new URL(demo.origin).port));
    await demo.stop();
    say("Adding the first tours");
    const market = await startMarketOf(shared.primaryUrl, wanted.at(-1)!);
    const tables: Table[] = [];
    for (const tours of wanted) {
      say(`Filling the marketplace up to ${formatCount(tours)} tours`);
      const start = performance.now();
      await market.growTo(tours);
      const fillMs = performance.now() - start;
      await rm(shared.snapshots, { recursive: true, force: true });
      const results: ArrangementResult[] = [];
      for (const arrangement of arrangements) {
        const { afterTour } = market;
        const measuring = { shared, client, editor, afterTour, say };
        const measured = await measureArrangement(arrangement, measuring);
        results.push({ ...measured, hasGoals: arrangement.goalsAt === tours });
      }
      const { size } = await stat(join(shared.snapshots, "tours.snapshot"));
      tables.push(...makeTables(tours, results, { fillMs, snapshotBytes: size }));
    }
    return tables;
  } finally {
    client.stop();
    await demo.stop();
  }
}

function makeTables(
  tours: number,
  results: readonly ArrangementResult[],
  { fillMs, snapshotBytes }: { fillMs: number; snapshotBytes: number },
): Table[] {
  return [
    ...results.map((result) => makeKindsTable(result, tours)),
    makeStartTable(tours, results, { fillMs, snapshotBytes }),
    makeSeenTable(tours, results),
  ];
}
