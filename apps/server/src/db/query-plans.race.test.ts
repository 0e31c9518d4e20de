import { asc, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readAllFacts, readFactsOf } from "../modules/search/read-facts.ts";
import { sites } from "../modules/sites/site.table.ts";
import { tours } from "../modules/tours/tour.table.ts";
import { seedOffice } from "../seeding/office/seed-office.ts";
import { seedMarket } from "../seeding/market/seed-market.ts";
import { createStaff } from "../test/create-organizer.ts";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import type { Person } from "../test/ask.ts";
import { findWholeReads } from "../test/find-whole-reads.ts";
import { recordQueries } from "../test/record-queries.ts";
import type { SentQuery } from "../test/record-queries.ts";

// Only PostgreSQL chooses between plans as it will in production; a small table it would read whole.

const today = "2027-03-01";
let app: TestApp;
let client: pg.Client;
let host = "";
let slug = "";
let ids: number[] = [];
let organizerId = 0;
let staff: Person;

beforeAll(async () => {
  const now = new Date(`${today}T12:00:00Z`);
  app = await createTestApp({ now: () => now });
  await seedMarket(app.services, { tours: 10_000, today });
  const [site] = await app.db.select().from(sites).orderBy(asc(sites.id)).limit(1);
  host = `${site!.name}.localhost:3000`;
  organizerId = site!.organizerId;
  await seedOffice(app.db, { organizerId, departures: 400, requests: 4000, today, now });
  // As the server itself does after a while: an index alone answers for pages that are known to be old.
  await app.db.execute(sql`vacuum analyze`);
  staff = await createStaff(app);
  const rows = await app.db
    .select({ id: tours.id, slug: tours.slug })
    .from(tours)
    .orderBy(asc(tours.id))
    .limit(5);
  ids = rows.map(({ id }) => id);
  slug = rows[0]!.slug;
  client = new pg.Client({ connectionString: app.databaseUrl! });
  await client.connect();
  // Once for all: what a process reads when it starts is tried by itself below.
  await app.call("toursPage", {});
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

const onSite = () => ({ headers: { "site-host": host } });
const listRequests = (query: object) =>
  app.call("listRequests", { query: { organizer_id: organizerId, ...query } }, staff);
const recorded = new Map<string, SentQuery[]>();

/** What a request asks the first time: what it finds is partly remembered. */
async function queriesOf(name: string): Promise<SentQuery[]> {
  const queries = recorded.get(name) ?? (await recordQueries(hot[name]!));
  recorded.set(name, queries);
  expect(queries.length).toBeGreaterThan(0);
  return queries;
}

const hot: Record<string, () => Promise<unknown>> = {
  "a tour's page": () => app.call("tourCrm", { query: { slug } }, onSite()),
  "a tour": () => app.call("tour", { query: { slug } }),
  "a tour's reviews": () => app.call("tourReviews", { query: { id: ids[0]! } }),
  "a page of blocks": () => app.call("customPage", { query: { type: "main" } }, onSite()),
  "a site's metadata": () => app.call("customMetadata", {}, onSite()),
  "the marketplace's metadata": () => app.call("customMetadata", {}),
  "a site's tours": () => app.call("toursCrm", {}, onSite()),
  "the marketplace's tours": () => app.call("toursCrm", {}),
  "a site's schedule": () => app.call("toursSchedule", {}, onSite()),
  "published sites": () => app.call("publishedSites", { query: { page: 2, limit: 10 } }),
  "a filtered search": () => app.call("toursPage", { query: { tours_direction: "Алтай" } }),
  "a search by words": () => app.call("tours", { query: { q: "озёра", expand: "filters" } }),
  "a search by a frequent word": () => app.call("toursPage", { query: { q: "день" } }),
  suggestions: () => app.call("suggestions", { query: { q: "бай" } }),
  "what search reads after changes": () => readFactsOf(app.db, ids),
  "an office's requests, what is late first": () => listRequests({}),
  "an office's requests of a status": () => listRequests({ status: 3, order: "newest", page: 2 }),
  "a guest's request by a phone": () => listRequests({ q: "8 900 100-00-37" }),
};

describe("no visitor's request and no list of an office scans a whole big table", () => {
  test.each(Object.keys(hot))("%s", async (name) => {
    const wholeReads = await findWholeReads(client, await queriesOf(name));
    expect(wholeReads.map(({ plan }) => plan)).toEqual([]);
  });
});

test("a starting process reads the tours in parts, without scanning all of them", async () => {
  const queries = await recordQueries(async () => {
    let parts = 0;
    for await (const part of readAllFacts(app.db, 50)) {
      parts += 1;
      if (part.length === 0 || parts === 3) break;
    }
  });
  // The fourth may be on its way: the next part is read while one is put in place.
  expect(queries.length).toBeGreaterThanOrEqual(3);
  const wholeReads = await findWholeReads(client, queries);
  expect(wholeReads.map(({ plan }) => plan)).toEqual([]);
});

describe("control: without its index the same request is detected", () => {
  const controls: [string, string, string][] = [
    ["a tour's page", "reviews_tour_id_date", "reviews"],
    ["a site's tours", "tours_organizer_id", "tours"],
    ["published sites", "tours_organizer_id", "tours"],
    ["the marketplace's metadata", "tours_time_zone", "tours"],
    ["a search by words", "tour_documents_everything", "tour_documents"],
    ["suggestions", "tour_changes_changed_in", "tour_changes"],
    ["what search reads after changes", "departures_tour_id_start_date", "departures"],
    ["an office's requests, what is late first", "requests_organizer_id_status", "requests"],
    ["an office's requests, what is late first", "requests_organizer_id_waits_since", "requests"],
    ["an office's requests, what is late first", "requests_organizer_id_rest_due", "requests"],
  ];
  test.each(controls)("%s without %s", async (name, index, table) => {
    const found = await findWholeReads(client, await queriesOf(name), `drop index "${index}"`);
    expect(found.flatMap(({ tables }) => tables)).toContain(table);
  });
});
