import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { readNetworks } from "@tour/http-server";
import type { BlockShown } from "@tour/api";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { clearJobs, listJobs, passJobTime, runDueJobs } from "../../../test/jobs.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { raiseRevision } from "../../organizers/raise-revision.ts";
import { sites } from "../../sites/site.table.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testTour } from "../../tours/test-tour.ts";
import { noteAllPages } from "./note-all-pages.ts";
import { passPageChanges } from "./pass-page-changes.ts";
import { purgePagesJob } from "./purge-pages.job.ts";

const noon = "2027-03-01T09:00:00.000Z";
let now = new Date(noon);
let app: TestApp;
let organizer: TestOrganizer;
let host = "";
let tag = "";
/** What the cache in front of the sites was told. */
const told: { method: string; tag: unknown; kept: unknown }[] = [];
let status = 200;
const cache = createServer(({ method = "", headers }, response) => {
  told.push({ method, tag: headers["cache-tag"], kept: headers["data-revision"] ?? null });
  response.writeHead(status).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => cache.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
  const trustedProxies = readNetworks("private");
  app = await createTestApp({ now: () => now, env: { cdnPurgeUrls: [url], trustedProxies } });
  organizer = await createOrganizer(app, "Тропа");
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  await publish();
  const [site] = await app.db.select().from(sites);
  host = `${site!.name}.localhost:3000`;
  tag = `site-${site!.id}`;
});
afterAll(async () => {
  cache.close();
  await app.close();
});
beforeEach(async () => {
  now = new Date(noon);
  status = 200;
  await settle();
});

async function publish(shown?: BlockShown) {
  const query = { organizer_id: organizer.id, type: "main" as const };
  const blocks = [{ ...validBlock(), ...(shown && { shown }) }];
  await app.call("savePageBlocks", { query, body: { blocks } }, organizer.owner);
  await app.call("publishData", { query: { ...query, type: "site" } }, organizer.owner);
}
/** As if everything had been told. */
async function settle() {
  await app.db.execute(sql`delete from page_changes`);
  await clearJobs(app.db);
  told.length = 0;
}
const raise = () => app.db.transaction((tx) => raiseRevision(tx, organizer.id));
const pass = () => passPageChanges(app.services, 0);
const runJobs = () => runDueJobs(app.services, [purgePagesJob]);
const later = async (ms: number) => {
  now = new Date(now.getTime() + ms);
  await passJobTime(app.db, ms);
};
const revision = async () =>
  (await app.call("customMetadata", {}, { headers: { "site-host": host } })).revision;
const ofSite = () => told.filter((one) => one.tag === tag);

test("a change is told three times, and pages of what it made are to stay", async () => {
  await raise();
  await pass();
  const kept = await revision();
  await runJobs();
  expect(ofSite()).toEqual([{ method: "PURGE", tag, kept }]);
  expect(told, "the marketplace shows it, too").toContainEqual({
    method: "PURGE",
    tag: "market",
    kept: (await app.call("customMetadata", {})).revision,
  });
  for (const [ms, times] of [
    [1_000, 1],
    [300, 2],
    [80_000, 2],
    [20_000, 3],
    [200_000, 3],
  ] as const) {
    await later(ms);
    await runJobs();
    expect(ofSite(), `${ms} later`).toHaveLength(times);
  }
  expect(await listJobs(app.db)).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ["a publication", () => publish()],
  ["a tour", () => app.db.transaction((tx) => createTour(tx, organizer.id, testTour()))],
])("%s is passed on", async (_, change) => {
  await change();
  await pass();
  await runJobs();
  expect(ofSite().map(({ kept }) => kept)).toEqual([await revision()]);
});

test("another address leaves nothing of the old one, whatever its revision", async () => {
  const query = { organizer_id: organizer.id };
  const body = { domain: "tropa-another", is_custom: false };
  await app.call("changeDomain", { query, body }, organizer.owner);
  await pass();
  await runJobs();
  expect(ofSite().map(({ kept }) => kept)).toEqual([null]);
  host = "tropa-another.localhost:3000";
});

test("many changes at once become one job, however many processes look for them", async () => {
  await Promise.all(Array.from({ length: 20 }, raise));
  await Promise.all(Array.from({ length: 5 }, pass));
  await raise();
  await pass();
  const keys = (await listJobs(app.db)).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(["market", tag]);
});

test("a change that fails is not told", async () => {
  const failing = app.db.transaction(async (tx) => {
    await raiseRevision(tx, organizer.id);
    throw new Error("changed their mind");
  });
  await expect(failing).rejects.toThrow("changed their mind");
  expect(await pass()).toBe(0);
});

test("a cache that is away is told again until it hears, and one that never does is given up", async () => {
  status = 503;
  await raise();
  await pass();
  await runJobs();
  await later(5_000);
  status = 200;
  await runJobs();
  expect(ofSite().map(({ kept }) => kept)).toEqual([await revision(), await revision()]);

  await settle();
  status = 503;
  await raise();
  await pass();
  await later(66 * 60_000);
  await runJobs();
  expect((await listJobs(app.db)).filter(({ key }) => key === tag)).toMatchObject([
    { name: "purge-pages", state: "retry" },
  ]);
});

test("everything goes after a newer build", async () => {
  await noteAllPages(app.db);
  await pass();
  await runJobs();
  expect(told).toEqual([{ method: "PURGE", tag: "all", kept: null }]);
});

const askLife = (of: string, headers: Record<string, string> = {}, client = app.app) =>
  client.request(`/internal/page-life?host=${of}`, { headers });
const life = async (of = host) =>
  (await (await askLife(of)).json()) as { revision: string; ms: number };
const hours = 3_600_000;

test("pages live until the next midnight where tours go, and until a period's end before that", async () => {
  const { revision: present, ms } = await life();
  expect(present).toBe(await revision());
  // The tour is in Kamchatka, where the day ends at noon of UTC.
  expect(ms).toBe(3 * hours);
  now = new Date("2027-03-01T18:00:00.000Z");
  expect((await life()).ms, "in Moscow, where sales are counted").toBe(3 * hours);
  expect((await life("localhost:3000")).ms).toBe(3 * hours);
  now = new Date(noon);
  await publish({ when: "period", from: null, until: "2027-03-01T10:00:00.000Z" });
  // Two seconds later all processes are past it.
  expect((await life()).ms).toBe(hours + 2_000);
  now = new Date("2027-03-01T10:00:02.000Z");
  expect((await life()).ms).toBe(2 * hours - 2_000);
});

test("pages live until a hold or a sale's day before, by the database's clock", async () => {
  await app.db.execute(sql`
    insert into departures (tour_id, start_date, end_date, capacity, sale_starts_at)
    select id, '2027-05-01', '2027-05-07', 8, now() + interval '30 seconds' from tours limit 1`);
  const { ms } = await life();
  expect(ms).toBeGreaterThan(20_000);
  expect(ms).toBeLessThanOrEqual(30_000);
  expect((await life("localhost:3000")).ms).toBeLessThanOrEqual(30_000);
});

test("it is told to our own network alone, and where caches are told of changes", async () => {
  expect((await askLife(host, { "x-forwarded-for": "203.0.113.7" })).status).toBe(404);
  expect((await askLife("nobody.localhost:3000")).status).toBe(404);
  const env = { ...app.services.env, cdnPurgeUrls: [] };
  const without = createTestClient({ ...app.services, env });
  expect((await askLife(host, {}, without.app)).status).toBe(404);
});
