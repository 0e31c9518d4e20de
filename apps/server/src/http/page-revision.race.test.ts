import { dataRevisionHeader, pageReadingHeader } from "@tour/api";
import type { PageReading } from "@tour/api";
import { startReplicatedPostgres } from "@tour/test-postgres";
import type { ReplicatedPostgres } from "@tour/test-postgres";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { openReplicas } from "../db/open-replicas.ts";
import { sites } from "../modules/sites/site.table.ts";
import { readEnv } from "../platform/env/env.ts";
import { createLogger } from "@tour/telemetry";
import { createServices } from "../services.ts";
import { createOrganizer } from "../test/create-organizer.ts";
import type { TestOrganizer } from "../test/create-organizer.ts";
import { createTestClient } from "../test/create-test-app.ts";
import { validBlock } from "../test/sample-block.ts";

// Two API processes as they can be for two seconds: one has noticed that the replica is behind, and reads
// the primary, the other has not. The replica's replay is held, so that the two seconds have no end.
let postgres: ReplicatedPostgres;
let database: OpenDatabase;
let readers: Awaited<ReturnType<typeof openReplicas>>;
let onPrimary: ReturnType<typeof createTestClient>;
let onReplica: ReturnType<typeof createTestClient>;
let organizer: TestOrganizer;
let host: string;
let end: () => Promise<void>;

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  database = await openDatabase({ databaseUrl: postgres.primary.url, maxWaitMs: 120_000 });
  const { db } = database;
  const services = await createServices(db, readEnv({}), createLogger("silent"));
  end = () => services.jobs.close();
  onPrimary = createTestClient(services);
  organizer = await createOrganizer({ db, signIn: onPrimary.signIn }, "Тропа");
  await onPrimary.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  await publish("Старая");
  const [site] = await db.select().from(sites);
  host = `${site!.name}.localhost:3000`;
  const options = { replicaUrls: [postgres.standby.url], keepsStatements: true };
  readers = await openReplicas(db, options, { warn: () => {} });
  const { choose } = readers.replicas;
  await vi.waitUntil(() => choose(host) !== undefined, { timeout: 60_000, interval: 250 });
  const replica = choose(host);
  onReplica = createTestClient({
    ...services,
    replicas: { choose: () => replica, leave: () => {}, check: async () => {} },
  });
});
afterAll(async () => {
  await readers?.close();
  await end?.();
  await database?.close();
  await postgres?.stop();
});

async function publish(title: string) {
  const block = validBlock();
  const blocks = [{ ...block, content: { ...block.content, title } }];
  const query = { organizer_id: organizer.id, type: "main" as const };
  await onPrimary.call("savePageBlocks", { query, body: { blocks } }, organizer.owner);
  await onPrimary.call("publishData", { query: { ...query, type: "site" } }, organizer.owner);
}

async function readPart(client: typeof onPrimary, reading?: PageReading) {
  const headers = { "site-host": host, ...(reading && { [pageReadingHeader]: reading }) };
  const answer = await client.ask("customPage", { query: { type: "main" } }, { headers });
  const { data } = (await answer.json()) as { data: { blocks: { content: { title: string } }[] } };
  return {
    title: data.blocks[0]?.content.title,
    revision: answer.headers.get(dataRevisionHeader),
  };
}

const nameRevision = async (client: typeof onPrimary) =>
  (await client.call("customMetadata", {}, { headers: { "site-host": host } })).revision;

test("a part of a page says at which revision it was read, on a replica that is behind, too", async () => {
  const old = await nameRevision(onPrimary);
  await expect.poll(() => readPart(onReplica, "any")).toEqual({ title: "Старая", revision: old });

  const { db: standby, close } = await openStandby();
  await standby.execute(sql`select pg_wal_replay_pause()`);
  await publish("Новая");
  const now = await nameRevision(onPrimary);
  expect(now).not.toBe(old);
  expect(await readPart(onReplica), "control: without a revision, it looks as new as any").toEqual({
    title: "Старая",
    revision: null,
  });
  expect(await readPart(onReplica, "any")).toEqual({ title: "Старая", revision: old });
  expect(await readPart(onReplica, "primary")).toEqual({ title: "Новая", revision: now });
  expect(await readPart(onPrimary, "any")).toEqual({ title: "Новая", revision: now });

  await standby.execute(sql`select pg_wal_replay_resume()`);
  await expect.poll(() => readPart(onReplica, "any")).toEqual({ title: "Новая", revision: now });
  await close();
});

async function openStandby() {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const pool = new pg.Pool({ connectionString: postgres.standby.url, max: 1 });
  pool.on("error", () => {});
  return { db: drizzle(pool), close: () => pool.end() };
}

test("parts of the marketplace's pages name its revision, search too", async () => {
  const person = { headers: { [pageReadingHeader]: "any" } };
  const { revision } = await onPrimary.call("customMetadata", {});
  for (const name of [
    "toursPage",
    "marketplaceInfo",
    "marketCollections",
    "publishedSites",
  ] as const) {
    const answer = await onPrimary.ask(name, {}, person);
    expect(answer.headers.get(dataRevisionHeader), name).toBe(revision);
  }
});

test("a host that is nobody's has no revision", async () => {
  const headers = { "site-host": "nobody.example", [pageReadingHeader]: "any" };
  const answer = await onPrimary.ask("customSiteOrgData", {}, { headers });
  expect(answer.status).toBe(404);
  expect(answer.headers.get(dataRevisionHeader)).toBeNull();
});
