import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { recordQueries } from "../../test/record-queries.ts";
import { validBlock } from "../../test/sample-block.ts";
import { marketChanges } from "../marketplace/market-change.table.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";
import { manifests, sites } from "../sites/site.table.ts";

let app: TestApp;
let client: pg.Client;
const published: number[] = [];
let unpublished: number;

beforeAll(async () => {
  app = await createTestApp();
  client = new pg.Client({ connectionString: app.databaseUrl! });
  await client.connect();
  for (const name of ["А", "Б"]) {
    const { id, owner } = await createOrganizer(app, name);
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
    const query = { organizer_id: id, type: "main" as const };
    await app.call("savePageBlocks", { query, body: { blocks: [validBlock()] } }, owner);
    await app.call("publishData", { query: { ...query, type: "site" } }, owner);
    published.push(id);
  }
  unpublished = (await createOrganizer(app, "В")).id;
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

const read = async () => (await app.call("customMetadata", {})).revision;
const raise = (id: number) => app.db.transaction((tx) => raiseRevision(tx, id));

test("each change of an organiser of the marketplace raises its revision, and nobody else's does", async () => {
  const before = await read();
  expect(await read()).toBe(before);
  await raise(unpublished);
  expect(await read()).toBe(before);
  await raise(published[0]!);
  const after = await read();
  expect(after).not.toBe(before);
  await app.db
    .update(sites)
    .set({ currentManifestId: null })
    .where(eq(sites.organizerId, published[1]!));
  const without = await read();
  expect(without, "a site that is not published any more").not.toBe(after);
  const [{ id } = { id: 0 }] = await app.db
    .select({ id: manifests.id })
    .from(manifests)
    .innerJoin(sites, eq(sites.id, manifests.siteId))
    .where(eq(sites.organizerId, published[1]!));
  await app.db
    .update(sites)
    .set({ currentManifestId: id })
    .where(eq(sites.organizerId, published[1]!));
  expect(await read()).not.toBe(without);
});

test("a change that commits after a later one raises it again, and neither waits for the other", async () => {
  const [slowId, quickId] = published as [number, number];
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const before = await read();
  const slow = app.db.transaction(async (tx) => {
    await raiseRevision(tx, slowId);
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  expect(await read(), "what is not committed is not seen").toBe(before);
  await raise(quickId);
  const between = await read();
  expect(between).not.toBe(before);

  const ofOneRow = app.db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '200ms'`);
    await tx.update(marketChanges).set({ changes: sql`changes + 1` });
  });
  await expect(ofOneRow, "control: by one row they would wait").rejects.toThrow();

  gate.resolve();
  await slow;
  expect(await read()).not.toBe(between);
});

test("many changes at once are all counted, by few rows", async () => {
  const count = async () => {
    const rows = await app.db.select().from(marketChanges);
    return { rows: rows.length, sum: rows.reduce((sum, { changes }) => sum + changes, 0) };
  };
  const before = await count();
  await Promise.all(Array.from({ length: 60 }, (_, index) => raise(published[index % 2]!)));
  const after = await count();
  expect(after.sum).toBe(before.sum + 60);
  expect(after.rows).toBeLessThanOrEqual(12);
});

/** Pages of the database that statements look at. */
async function countBlocks(queries: { text: string; values: unknown[] }[]): Promise<number> {
  let sum = 0;
  for (const { text, values } of queries) {
    const explained = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ Plan: plan }] = explained.rows[0]["QUERY PLAN"] as [{ Plan: Record<string, number> }];
    sum += plan["Shared Hit Blocks"]! + plan["Shared Read Blocks"]!;
  }
  return sum;
}

test("it costs the same with thousands of sites as with two", async () => {
  const ofAll = `select sites.current_manifest_id, organizers.data_revision from sites
    join organizers on organizers.id = sites.organizer_id`;
  const queries = () => recordQueries(read);
  const few = await countBlocks(await queries());
  const fewOfAll = await countBlocks([{ text: ofAll, values: [] }]);
  await app.db.execute(sql`alter table sites disable trigger user`);
  await app.db.execute(sql`
    with made as (
      insert into organizers (name, since, is_published_on_site)
      select 'Т' || n, 2015, true from generate_series(1, 3000) as n returning id
    )
    insert into sites (organizer_id, name, preset_type, preset, settings, current_manifest_id)
    select made.id, 'many-' || made.id, like_it.preset_type, like_it.preset, like_it.settings,
      like_it.current_manifest_id
    from made cross join (select * from sites where current_manifest_id is not null limit 1) as like_it`);
  await app.db.execute(sql`alter table sites enable trigger user`);
  await client.query("vacuum analyze");
  const many = await countBlocks(await queries());
  const manyOfAll = await countBlocks([{ text: ofAll, values: [] }]);
  expect(many).toBeLessThanOrEqual(few + 10);
  expect(manyOfAll, "control: a read of every site's row grows").toBeGreaterThan(fewOfAll + 30);
});
