import { contract } from "@tour/api/contract";
import { findFreePort } from "@tour/free-port";
import { startReplicatedPostgres } from "@tour/test-postgres";
import type { ReplicatedPostgres } from "@tour/test-postgres";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mendMovedRows } from "../../mend-moved-rows.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { sites } from "../../modules/sites/site.table.ts";
import { createTour } from "../../modules/tours/create-tour.ts";
import { testTour } from "../../modules/tours/test-tour.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import { readEnv } from "../../platform/env/env.ts";
import { createLogger } from "@tour/telemetry";
import { createServices } from "../../services.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestClient } from "../../test/create-test-app.ts";
import { openLine } from "../../test/open-line.ts";
import { createServerRunner, waitForHealth } from "../../test/run-server.ts";
import { validBlock } from "../../test/sample-block.ts";
import { openDatabase } from "../open-database.ts";
import type { OpenDatabase } from "../open-database.ts";
import { adoptLineage } from "./adopt-lineage.ts";
import { watchLineage } from "./watch-lineage.ts";

// A real primary, a real standby that streams from it, and a name that leads to the one that is primary.
let postgres: ReplicatedPostgres;
let line: Awaited<ReturnType<typeof openLine>>;
let database: OpenDatabase;
let client: ReturnType<typeof createTestClient>;
let organizer: TestOrganizer;
let tourId: number;
let host: string;
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  postgres = await startReplicatedPostgres();
  line = await openLine(postgres.primary.url);
  database = await openDatabase({ databaseUrl: line.url, maxWaitMs: 120_000 });
  await adoptLineage(database.db, mendMovedRows);
  const services = await createServices(database.db, readEnv({}), createLogger("silent"));
  ends.push(() => services.jobs.close());
  client = createTestClient(services);
  organizer = await createOrganizer({ db: database.db, signIn: client.signIn }, "Тропа");
  tourId = (await createTour(database.db, organizer.id, testTour({ title: "Алтай" }))).id;
  await client.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  await publish("Как было");
  const [site] = await database.db.select().from(sites);
  host = `${site!.name}.localhost:3000`;
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await database.close().catch(() => {});
  line.close();
  await postgres.stop();
});

async function publish(title: string) {
  const block = validBlock();
  const blocks = [{ ...block, content: { ...block.content, title } }];
  const query = { organizer_id: organizer.id, type: "main" as const };
  await client.call("savePageBlocks", { query, body: { blocks } }, organizer.owner);
  await client.call("publishData", { query: { ...query, type: "site" } }, organizer.owner);
}

const rename = (title: string) =>
  database.db.transaction(async (tx) => {
    await tx.update(tours).set({ title }).where(eq(tours.id, tourId));
    await tx
      .update(organizers)
      .set({ dataRevision: sql`${organizers.dataRevision} + 1` })
      .where(eq(organizers.id, organizer.id));
  });

const person = () => ({ headers: { "site-host": host } });

/** What is in memory: the titles that search knows, and those of the blocks of the page. */
async function readShown() {
  const found = await client.call("toursPage", {}, person());
  const page = await client.call("customPage", { query: { type: "main" } }, person());
  return {
    tours: found.data.map(({ title }) => title),
    block: page.data.blocks[0]?.content["title"],
  };
}
const readRevision = async () => (await client.call("customMetadata", {}, person())).revision;

/** The standby has all that the primary has. */
async function catchUp() {
  const { db, close } = await openDatabase({ databaseUrl: postgres.primary.url });
  const position = "select sent_lsn = replay_lsn and sent_lsn = pg_current_wal_lsn() as is_even";
  const isEven = async () => {
    const result = await db.execute(sql.raw(`${position} from pg_stat_replication`));
    return (result as unknown as { rows: { is_even: boolean }[] }).rows[0]?.is_even;
  };
  await expect.poll(isEven).toBe(true);
  await close();
}

/** The primary is gone, with what it did since the standby was cut off. */
async function failOver() {
  await postgres.primary.stop();
  await postgres.standby.promote();
  line.leadTo(postgres.standby.url);
}

const lost = { tours: ["Потеряно"], block: "Потеряно" };
const kept = { tours: ["Алтай"], block: "Как было" };

test("what a process holds in memory is read anew when a promotion has lost it", async () => {
  await catchUp();
  expect(await readShown()).toEqual(kept);
  await postgres.standby.cutOff();
  await rename("Потеряно");
  await publish("Потеряно");
  expect(await readShown()).toEqual(lost);
  const revision = await readRevision();

  await failOver();
  const titles = async () => (await readShown()).tours;
  // The control: nobody has looked yet where the rows are now.
  await expect.poll(() => titles().catch(() => [])).toEqual(["Потеряно"]);
  ends.push(
    await watchLineage(() => adoptLineage(database.db, mendMovedRows), createLogger("silent"), 100),
  );
  await expect.poll(readShown).toEqual(kept);

  // The numbers of what was lost are given out a second time.
  await rename("После");
  await publish("После");
  expect(await readShown()).toEqual({ tours: ["После"], block: "После" });
  const [lineage, ...numbers] = (await readRevision()).split(".");
  expect(revision.split(".").slice(2), "the same revisions of other data").toEqual(
    numbers.slice(1),
  );
  expect(revision.split(".")[0]).not.toBe(lineage);
});

test("a server that runs on through a failover says what the rows say", async () => {
  const runner = createServerRunner();
  ends.push(() => runner.cleanUp());
  const port = await findFreePort();
  runner.start({ API_PORT: String(port), DATABASE_URL: line.url, LOG_LEVEL: "silent" });
  await waitForHealth(port);
  const readTitles = async () => {
    const headers = { "user-role": "visitor", "site-host": host };
    const answer = await fetch(`http://127.0.0.1:${port}${contract.toursPage.path}`, { headers });
    if (!answer.ok) return [];
    return ((await answer.json()) as { data: { title: string }[] }).data.map(({ title }) => title);
  };
  await catchUp();
  await postgres.standby.cutOff();
  await rename("Потеряно");
  expect(await readTitles()).toEqual(["Потеряно"]);
  await failOver();
  await expect.poll(readTitles).toEqual(["Алтай"]);
  await rename("После");
  expect(await readTitles()).toEqual(["После"]);
});
