import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { sites } from "../../sites/site.table.ts";

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  if (organizer) await app.db.delete(sites).where(eq(sites.organizerId, organizer.id));
  organizer ??= await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});

type Type = "main" | "tour";
const query = (type: Type) => ({ organizer_id: organizer.id, type });
const save = (type: Type, ...ids: string[]) =>
  app.call(
    "savePageBlocks",
    { query: query(type), body: { blocks: ids.map((id) => validBlock({ id })) } },
    organizer.editor,
  );
const publish = (type: Type | "site") =>
  app.call("publishData", { query: { ...query("main"), type } }, organizer.owner);
const list = async (type: Type) =>
  (await app.call("pageVersions", { query: query(type) }, organizer.editor)).data;
const draft = async (type: Type) =>
  (await app.call("getPage", { query: query(type) }, organizer.editor)).data;
const restore = (type: Type, body: { version: number; draft_version?: number }) =>
  app.call("restorePageVersion", { query: query(type), body }, organizer.editor);
const changes = async (type: Type) => {
  const { data } = await app.call("getUnpublishedBlocks", { query: query(type) }, organizer.editor);
  return data.changes.map(({ id, change }) => `${id} ${change}`);
};
const ids = (blocks: { id: string }[]) => blocks.map(({ id }) => id);

test("a page's versions are the publications that took its draft, newest first", async () => {
  await save("main", "a", "b");
  await publish("site");
  await publish("tour");
  await publish("main");
  expect(await list("main")).toMatchObject([
    { version: 3, publish_type: "main", is_current: true, blocks_count: 2, published_by: "owner" },
    { version: 1, publish_type: "site", is_current: false },
  ]);
  expect((await list("tour")).map(({ version }) => version)).toEqual([2, 1]);
});

test("the last 50 versions can be listed", async () => {
  await publish("site");
  for (let number = 0; number < 51; number += 1) await publish("main");
  const versions = await list("main");
  expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([50, 52, 3]);
  await expect(restore("main", { version: 1 })).rejects.toMatchObject({ status: 404 });
});

test("a version of a tour page is shown with header and footer", async () => {
  await publish("site");
  const { data } = await app.call(
    "getPageVersion",
    { query: { ...query("tour"), version: 1 } },
    organizer.editor,
  );
  expect(data.blocks.map((block) => block.type)).toEqual([1, 12, 20, 2]);
});

test("restoring makes the old blocks the draft; visitors see them after publishing", async () => {
  await save("main", "a", "b");
  await publish("site");
  await save("main", "c");
  await publish("main");
  const { data } = await restore("main", { version: 1 });
  expect(ids(data.blocks)).toEqual(["a", "b"]);
  expect(await draft("main")).toMatchObject({ version: data.version });
  const site = await app.call(
    "getAttachedSite",
    { query: { organizer_id: organizer.id } },
    organizer.editor,
  );
  const seen = async () =>
    ids(
      (await app.call("customPage", { query: { type: "main", site_id: site.data!.id } })).data
        .blocks,
    );
  expect(await seen()).toEqual(["c"]);
  await publish("main");
  expect(await seen()).toEqual(["a", "b"]);
});

test("restoring over a newer draft is refused with that draft", async () => {
  await publish("site");
  const { version } = await draft("main");
  await save("main", "typed-elsewhere");
  await expect(restore("main", { version: 1, draft_version: version })).rejects.toMatchObject({
    status: 409,
  });
  expect(ids((await draft("main")).blocks)).toEqual(["typed-elsewhere"]);
});

test("a version of another page, or an unknown one, is not found", async () => {
  await publish("site");
  await publish("tour");
  for (const version of [2, 99]) {
    await expect(restore("main", { version })).rejects.toMatchObject({ status: 404 });
  }
});

test("unpublished blocks are those that differ, and none after publishing", async () => {
  await save("main", "a", "b", "c");
  expect(await changes("main")).toEqual(["a added", "b added", "c added"]);
  await publish("site");
  expect(await changes("main")).toEqual([]);
  await save("main", "c", "a", "d");
  expect(await changes("main")).toEqual(["c moved", "d added", "b removed"]);
});
