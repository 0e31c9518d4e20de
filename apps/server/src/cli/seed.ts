import { parseArgs } from "node:util";
import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { jobKinds } from "../job-kinds.ts";
import { JobQueue } from "../jobs/job-queue.ts";
import { readEnv } from "../platform/env/env.ts";
import { organizers } from "../modules/organizers/organizer.table.ts";
import { createLogger } from "@tour/telemetry";
import { seedMarket } from "../seeding/market/seed-market.ts";
import { seedOffice } from "../seeding/office/seed-office.ts";

const usage = `pnpm seed --tours 100000
pnpm seed --organizer 1 --departures 2000 --requests 10000

  --tours       how many tours the marketplace is to have, with those that it has already
  --organizer   the number of the organiser who gets the office of a large operator
  --departures  how many dates are added to it, 2000 by default
  --requests    how many requests are added to it, 10000 by default

It fills the embedded database in DATA_DIR (.data by default), or the PostgreSQL server of
DATABASE_URL. The embedded one can be open in one process: stop \`pnpm start\` or \`pnpm dev\` first.`;

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tours: { type: "string" },
      organizer: { type: "string" },
      departures: { type: "string", default: "2000" },
      requests: { type: "string", default: "10000" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const isOffice = values.organizer !== undefined;
  if (values.help || isOffice === (values.tours !== undefined)) return console.log(usage);
  const count = (name: "tours" | "organizer" | "departures" | "requests", max: number) => {
    const wanted = Number(values[name]);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= max) return wanted;
    throw new Error(`--${name} is a whole number from 1 to ${max}, not "${values[name]}".`);
  };
  const run = isOffice
    ? fillOffice({
        organizerId: count("organizer", 2_147_483_647),
        departures: count("departures", 100_000),
        requests: count("requests", 1_000_000),
      })
    : fillMarket(count("tours", 4_000_000));
  const { databaseUrl, dataDir } = readEnv(process.env);
  const { db, engine, close } = await openDatabase({ databaseUrl, dataDir }).catch(explain);
  try {
    const start = performance.now();
    const done = await run(db);
    const seconds = Math.round((performance.now() - start) / 1000);
    const place = engine === "postgres" ? "the PostgreSQL server" : dataDir;
    console.log(`${place}, ${seconds} s: ${done}`);
  } finally {
    await close();
  }
}

/** Answers what was done, in words. */
type Fill = (db: Database) => Promise<string>;

const fillMarket =
  (tours: number): Fill =>
  async (db) => {
    const jobs = await JobQueue.open(db, { kinds: jobKinds, log: createLogger("warn") });
    try {
      const onProgress = (done: number) => showProgress(done, tours, "tours");
      const added = await seedMarket({ db, jobs }, { tours, today: readToday("UTC"), onProgress });
      return added > 0
        ? `${added} tours were added, there are ${tours} now.`
        : `there are ${tours} tours or more already.`;
    } finally {
      await jobs.close();
    }
  };

const fillOffice =
  (wanted: { organizerId: number; departures: number; requests: number }): Fill =>
  async (db) => {
    const { organizerId, departures, requests } = wanted;
    const [organizer] = await db.select().from(organizers).where(eq(organizers.id, organizerId));
    if (!organizer) throw new Error(`There is no organiser ${organizerId}.`);
    const onProgress = (done: number) => showProgress(done, requests, "requests");
    const now = new Date();
    await seedOffice(db, { ...wanted, today: readToday("UTC", now), now, onProgress });
    return `"${organizer.name}" has ${departures} dates and ${requests} requests more.`;
  };

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

function showProgress(done: number, wanted: number, what: string): void {
  const text = `${done} of ${wanted} ${what} (${Math.floor((done / wanted) * 100)}%)`;
  if (process.stderr.isTTY) process.stderr.write(`\r${text}${done >= wanted ? "\n" : ""}`);
  else if (done % 5000 === 0 || done >= wanted) process.stderr.write(`${text}\n`);
}

await seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
