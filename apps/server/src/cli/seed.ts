import { parseArgs } from "node:util";
import { readToday } from "@tour/dates";
import { openDatabase } from "../db/open-database.ts";
import { jobKinds } from "../job-kinds.ts";
import { JobQueue } from "../jobs/job-queue.ts";
import { readEnv } from "../platform/env/env.ts";
import { createLogger } from "../platform/log/logger.ts";
import { seedMarket } from "../seeding/market/seed-market.ts";

const usage = `pnpm seed --tours 100000

  --tours   how many tours the marketplace is to have, with those that it has already

It fills the embedded database in DATA_DIR (.data by default), or the PostgreSQL server of
DATABASE_URL. The embedded one can be open in one process: stop \`pnpm start\` or \`pnpm dev\` first.`;

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: { tours: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
  });
  const wanted = Number(values.tours);
  if (values.help || values.tours === undefined) return console.log(usage);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 4_000_000) {
    throw new Error(`--tours is a whole number from 1 to 4000000, not "${values.tours}".`);
  }
  const { databaseUrl, dataDir } = readEnv(process.env);
  const { db, engine, close } = await openDatabase({ databaseUrl, dataDir }).catch(explain);
  const start = performance.now();
  const jobs = await JobQueue.open(db, { kinds: jobKinds, log: createLogger("warn") });
  try {
    const added = await seedMarket(
      { db, jobs },
      {
        tours: wanted,
        today: readToday("UTC"),
        onProgress: (done) => showProgress(done, wanted),
      },
    );
    const seconds = Math.round((performance.now() - start) / 1000);
    const place = engine === "postgres" ? "the PostgreSQL server" : dataDir;
    console.log(
      added > 0
        ? `${added} tours were added to ${place} in ${seconds} s: there are ${wanted} now.`
        : `There are ${wanted} tours or more in ${place} already.`,
    );
  } finally {
    await jobs.close();
    await close();
  }
}

/** A folder in use is no fault of anybody's: say what to do. */
function explain(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  if (!message.includes("is in use")) throw error;
  throw new Error(
    `${message}\nThe embedded database opens in one process at a time: stop \`pnpm start\` or ` +
      "`pnpm dev` (Ctrl+C where it runs), run this again, and start it after that. " +
      "A PostgreSQL server, named in DATABASE_URL, can be filled while it is in use.",
  );
}

function showProgress(done: number, wanted: number): void {
  const text = `${done} of ${wanted} tours (${Math.floor((done / wanted) * 100)}%)`;
  if (process.stderr.isTTY) process.stderr.write(`\r${text}${done >= wanted ? "\n" : ""}`);
  else if (done % 5000 === 0 || done >= wanted) process.stderr.write(`${text}\n`);
}

await seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
