import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../db/database.ts";
import { events, manifests, sites } from "../../sites/site.table.ts";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { failingBlock, validBlock } from "../../../test/sample-block.ts";
import { publishSite } from "./publish-site.ts";

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2026-11-21T10:00:00Z") });
});
afterAll(() => app.close());
beforeEach(async () => {
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});

const publish = (type: "site" | "main" | "tour") =>
  app.call("publishData", { query: { organizer_id: organizer.id, type } }, organizer.owner);
const save = (type: "main" | "tour", blocks: object[]) =>
  app.call(
    "savePageBlocks",
    { query: { organizer_id: organizer.id, type }, body: { blocks: blocks as never } },
    organizer.editor,
  );
const attached = async () => {
  const query = { organizer_id: organizer.id };
  const { data } = await app.call("getAttachedSite", { query }, organizer.editor);
  if (!data) throw new Error("No site");
  return data;
};
const current = async () => {
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, organizer.id));
  const all = await app.db
    .select()
    .from(manifests)
    .where(eq(manifests.siteId, site!.id))
    .orderBy(manifests.version);
  return { all, shown: all.find((one) => one.id === site?.currentManifestId) };
};

test("a first publication publishes all drafts and leaves nothing unpublished", async () => {
  expect(await attached()).toMatchObject({
    published_at: null,
    has_unpublished: { main: true, tour: true, site: true },
  });
  const { data } = await publish("site");
  expect(data).toMatchObject({ version: 1, published_at: "2026-11-21T10:00:00.000Z" });
  expect(data.url).toMatch(/^http:\/\/tropa(-\d+)?\.localhost:3000$/);
  expect(await attached()).toMatchObject({
    published_at: data.published_at,
    has_unpublished: { main: false, tour: false, site: false },
  });
});

test("type tour takes the tour layout's draft only, and main the main page's", async () => {
  await publish("site");
  const query = { organizer_id: organizer.id };
  await save("main", [validBlock({ id: "new-main" })]);
  await save("tour", [validBlock({ id: "new-tour" })]);
  await app.call("changePreset", { query, body: { preset_type: "volcano" } }, organizer.owner);
  const { shown: before } = await current();
  await publish("tour");
  const { shown } = await current();
  expect(shown?.content).toEqual({ ...before!.content, tour: shown!.content.tour });
  expect(shown?.content.tour.map((block) => block.id)).toEqual(["new-tour"]);
  expect((await attached()).has_unpublished).toEqual({ main: true, tour: false, site: true });
  await publish("main");
  expect((await attached()).has_unpublished).toEqual({ main: false, tour: false, site: true });
  await publish("site");
  expect((await attached()).has_unpublished).toEqual({ main: false, tour: false, site: false });
});

test("the first publication is of the whole site, whatever was asked for", async () => {
  await save("tour", [failingBlock()]);
  await expect(publish("main")).rejects.toMatchObject({ status: 422 });
  await save("tour", [validBlock()]);
  expect((await publish("main")).data.version).toBe(1);
  expect((await current()).shown).toMatchObject({
    publishType: "site",
    content: { tour: [{ type: validBlock().type }] },
  });
  expect(await attached()).toMatchObject({
    has_unpublished: { main: false, tour: false, site: false },
  });
});

test("a visible invalid block prevents publishing and is named; a hidden one does not", async () => {
  await save("main", [validBlock(), failingBlock({ id: "bad" })]);
  await expect(publish("site")).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("«Главный экран»"),
    validation: { bad: ["Главный экран"] },
  });
  expect(await current()).toEqual({ all: [], shown: undefined });
  await save("main", [validBlock(), failingBlock({ id: "bad", is_hidden: true })]);
  expect((await publish("site")).data.version).toBe(1);
});

test("an invalid draft of one page does not keep the other from being published", async () => {
  await publish("site");
  await save("main", [failingBlock()]);
  expect((await publish("tour")).data.version).toBe(2);
});

test("a publication event is recorded", async () => {
  await publish("site");
  const rows = await app.db.select().from(events).where(eq(events.organizerId, organizer.id));
  expect(rows).toMatchObject([
    { kind: "site status changed", data: { status: "published", type: "site", version: 1 } },
  ]);
});

test("a published version cannot be changed", async () => {
  await publish("site");
  const { shown } = await current();
  const update = app.db.update(manifests).set({ version: 99 }).where(eq(manifests.id, shown!.id));
  await expect(update).rejects.toMatchObject({ cause: { code: "23000" } });
  expect((await current()).shown).toEqual(shown);
});

/** Makes the last step of a publication fail. */
async function whileEventsFail(work: () => Promise<void>): Promise<void> {
  await app.db.execute(sql`alter table events add constraint no_more check (kind = '') not valid`);
  await work().finally(() => app.db.execute(sql`alter table events drop constraint no_more`));
}

test("a failure in the middle keeps the old version online and leaves no trace of the new one", async () => {
  await publish("site");
  const before = await current();
  await save("main", [validBlock({ id: "never-shown" })]);
  await whileEventsFail(async () => {
    await expect(publish("site")).rejects.toMatchObject({ status: 500, validation: {} });
  });
  expect(await current()).toEqual(before);
  await publish("site");
  expect((await current()).all).toHaveLength(2);
});

test("control: without its transaction the same failure would show half a publication", async () => {
  await publish("site");
  const before = await current();
  const bare = new Proxy(app.db, {
    get: (db, key) =>
      key === "transaction"
        ? (work: (tx: Database) => unknown) => work(app.db)
        : Reflect.get(db, key, db),
  });
  await whileEventsFail(async () => {
    const publication = { organizerId: organizer.id, type: "site" as const, userId: null };
    const { jobs } = app.services;
    const publishing = publishSite({ db: bare, jobs }, { ...publication, now: new Date() });
    await expect(publishing).rejects.toThrow();
  });
  expect(await current()).not.toEqual(before);
});
