import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PickedParts } from "@tour/api";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { failingBlock, validBlock } from "../../../test/sample-block.ts";

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
/** With a site whose main page shows the blocks a, b and c. */
beforeEach(async () => {
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  await save(block("a"), block("b"), block("c"));
  await publish();
});

const query = () => ({ organizer_id: organizer.id });
const block = (id: string, title = "Прежний") => {
  const sample = validBlock({ id });
  return { ...sample, content: { ...sample.content, title } };
};
const save = (...blocks: object[]) =>
  app.call(
    "savePageBlocks",
    { query: { ...query(), type: "main" }, body: { blocks: blocks as never } },
    organizer.editor,
  );
const publish = (picked?: Partial<PickedParts>) =>
  app.call(
    "publishData",
    {
      query: { ...query(), type: "site" },
      ...(picked && { body: { picked: { main: [], tour: [], site: false, ...picked } } }),
    },
    organizer.owner,
  );
const published = async () =>
  (await app.call("getPublishedSite", { query: query() }, organizer.editor)).data!;
const shown = async () =>
  (await published()).main.map(({ id, content }) => `${id} ${content["title"]}`);
const changes = async () => {
  const asked = { query: { ...query(), type: "main" as const } };
  const { data } = await app.call("getUnpublishedBlocks", asked, organizer.editor);
  return data.changes.map(({ id, change }) => `${id} ${change}`);
};

test("the picked block goes out; the others are on the site as they were, and wait in the draft", async () => {
  await save(block("a", "Новый"), block("x", "Новый"), block("c", "Новый"));
  await publish({ main: ["a"] });
  expect(await shown()).toEqual(["a Новый", "b Прежний", "c Прежний"]);
  expect(await changes()).toEqual(["x added", "c changed", "b removed"]);
  await publish({ main: ["b"] });
  expect(await shown()).toEqual(["a Новый", "c Прежний"]);
  await publish();
  expect(await shown()).toEqual(["a Новый", "x Новый", "c Новый"]);
  expect(await changes()).toEqual([]);
});

test("a failing block that waits holds nothing back; one that goes out does", async () => {
  await save(block("a", "Новый"), failingBlock({ id: "b" }), block("c"));
  await expect(publish()).rejects.toMatchObject({
    status: 422,
    validation: { b: [expect.any(String)] },
  });
  await expect(publish({ main: ["a", "b"] })).rejects.toMatchObject({ status: 422 });
  await publish({ main: ["a"] });
  expect(await shown()).toEqual(["a Новый", "b Прежний", "c Прежний"]);
  expect(await changes()).toEqual(["b changed"]);
});

test("preset and settings wait as one part, or go out as one", async () => {
  const before = (await published()).site;
  await app.call(
    "changePreset",
    { query: query(), body: { preset_type: "volcano" } },
    organizer.owner,
  );
  await save(block("a", "Новый"), block("b"), block("c"));
  await publish({ main: ["a"] });
  expect(await published()).toMatchObject({
    version: 2,
    site: { preset_type: before.preset_type },
  });
  expect(await shown()).toContain("a Новый");
  await save(block("a", "Ещё новее"), block("b"), block("c"));
  await publish({ site: true });
  expect((await published()).site.preset_type).toBe("volcano");
  expect(await shown()).toContain("a Новый");
});

test("with type main what is picked of the tour's page stays where it is", async () => {
  const { tour } = await published();
  await app.call(
    "savePageBlocks",
    { query: { ...query(), type: "tour" }, body: { blocks: [validBlock({ id: "new" })] } },
    organizer.editor,
  );
  const picked = { main: [], tour: ["new"], site: true };
  const input = { query: { ...query(), type: "main" as const }, body: { picked } };
  await app.call("publishData", input, organizer.owner);
  expect((await published()).tour).toEqual(tour);
});

test("the first publication is of everything, whatever is picked; before it nothing is published", async () => {
  organizer = await createOrganizer(app, "Вторые");
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  const before = await app.call("getPublishedSite", { query: query() }, organizer.editor);
  expect(before.data).toBe(null);
  await save(block("a"), block("b"));
  await publish({ main: ["a"] });
  expect(await shown()).toEqual(["a Прежний", "b Прежний"]);
});

test("what visitors see of documents is told, shown or not", async () => {
  const write = (html: string, is_displayed: boolean) =>
    app.call(
      "updateDocument",
      { query: { ...query(), type: "agreement" }, body: { fields: { html, is_displayed } } },
      organizer.owner,
    );
  await write("<p>Условия</p>", false);
  await publish({ site: true });
  await write("<p>Новые условия</p>", true);
  const { documents } = await published();
  expect(documents.find(({ type }) => type === "agreement")).toMatchObject({
    html: "<p>Условия</p>",
    is_displayed: false,
  });
});
