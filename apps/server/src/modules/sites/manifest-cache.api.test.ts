import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { validBlock } from "../../test/sample-block.ts";
import { createServices } from "../../services.ts";
import { ManifestCache } from "./manifest-cache.ts";
import { manifests, sites } from "./site.table.ts";

let app: TestApp;
let own: TestOrganizer;
let person: { headers: Record<string, string> };

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app, "Кедровая тропа");
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  await publish("Первая");
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, own.id));
  person = { headers: { "site-host": `${site!.name}.localhost:3000` } };
});
afterAll(() => app.close());

async function publish(title: string) {
  const block = validBlock();
  const blocks = [{ ...block, content: { ...block.content, title } }];
  const query = { organizer_id: own.id, type: "main" as const };
  await app.call("savePageBlocks", { query, body: { blocks } }, own.owner);
  await app.call("publishData", { query: { ...query, type: "site" } }, own.owner);
}

type Client = Pick<TestApp, "call">;
const readTitle = async (client: Client) => {
  const { data } = await client.call("customPage", { query: { type: "main" } }, person);
  return data.blocks[0]?.content["title"];
};
const readRevision = async (client: Client) =>
  (await client.call("customMetadata", {}, person)).revision;

test("a publication is seen by the next request, in every process", async () => {
  const { db, services } = app;
  const other = createTestClient(await createServices(db, services.env, services.log));
  expect(await readTitle(app)).toBe("Первая");
  expect(await readTitle(other)).toBe("Первая");
  const before = await readRevision(other);
  await publish("Вторая");
  expect(await readTitle(app)).toBe("Вторая");
  expect(await readTitle(other)).toBe("Вторая");
  expect(await readRevision(other)).not.toBe(before);
});

const pages = async () =>
  Promise.all(
    (["main", "tour"] as const).map(async (type) =>
      (await app.ask("customPage", { query: { type } }, person)).text(),
    ),
  );

test("a cached response is the one that was made for that page", async () => {
  const first = await pages();
  expect(new Set(first).size).toBe(2);
  expect(await pages()).toEqual(first);
});

/** Versions of about a thousand characters each. */
async function addVersions(count: number): Promise<number[]> {
  const [{ siteId, content } = {}] = await app.db.select().from(manifests).limit(1);
  const settings = { ...content!.settings, description: "о".repeat(1000) };
  const added = await app.db
    .insert(manifests)
    .values(
      Array.from({ length: count }, (_, index) => ({
        siteId: siteId!,
        version: 1000 + index,
        publishType: "site" as const,
        content: { ...content!, settings },
      })),
    )
    .returning({ id: manifests.id });
  return added.map(({ id }) => id);
}

test("only the most recently used versions stay in memory", async () => {
  const ids = await addVersions(10);
  const [one = 0] = ids;
  const whole = new ManifestCache();
  await whole.read(app.db, one, "");
  const size = whole.characters;
  expect(size).toBeGreaterThan(1000);

  const cache = new ManifestCache(size * 3);
  const kept = await cache.read(app.db, one, "");
  for (const id of ids.slice(1)) {
    await cache.read(app.db, id, "");
    expect(await cache.read(app.db, one, ""), "read again and again, it stays").toBe(kept);
    expect(cache.characters).toBeLessThanOrEqual(size * 3);
  }
  expect(cache.characters).toBe(size * 3);
  const second = await cache.read(app.db, ids[1]!, "");
  expect(await cache.read(app.db, ids[1]!, "")).toBe(second);
});

test("a version that is too large for the cache is read each time and evicts none", async () => {
  const [{ id } = { id: 0 }] = await app.db.select({ id: manifests.id }).from(manifests).limit(1);
  const cache = new ManifestCache(10);
  expect((await cache.read(app.db, id, ""))?.id).toBe(id);
  expect(cache.characters).toBe(0);
});

test("a version in memory can't be modified", async () => {
  const [{ id } = { id: 0 }] = await app.db.select({ id: manifests.id }).from(manifests).limit(1);
  const manifest = await new ManifestCache().read(app.db, id, "");
  expect(() => manifest!.content.main.push(validBlock())).toThrow(TypeError);
  expect(() => Object.assign(manifest!.content.settings, { title: "чужой" })).toThrow(TypeError);
});

test("an unknown version number is not found", async () => {
  expect(await new ManifestCache().read(app.db, 2_000_000_000, "")).toBeUndefined();
});
