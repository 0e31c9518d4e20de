import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { sites } from "../sites/site.table.ts";

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  if (organizer) await app.db.delete(sites).where(eq(sites.organizerId, organizer.id));
  organizer ??= await createOrganizer(app, "Тропа & Ко");
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});

const type = "agreement" as const;
const query = () => ({ organizer_id: organizer.id, type });
const get = async () => (await app.call("getDocument", { query: query() }, organizer.editor)).data;
const update = async (fields: object) =>
  (await app.call("updateDocument", { query: query(), body: { fields } }, organizer.owner)).data;
const publish = (what: "site" | "main" = "site") =>
  app.call("publishData", { query: { organizer_id: organizer.id, type: what } }, organizer.owner);
const attached = async () => {
  const { data } = await app.call(
    "getAttachedSite",
    { query: { organizer_id: organizer.id } },
    organizer.editor,
  );
  return data!;
};
const shown = async () => {
  const input = { query: { type, site_id: (await attached()).id } };
  return (await app.call("customDocumentPage", input)).data;
};

test("before it is written a document has a title, no text, and a template to start from", async () => {
  expect(await get()).toMatchObject({
    title: "Пользовательское соглашение",
    html: "",
    version: 0,
    is_displayed: false,
    has_unpublished: false,
    published: null,
    template: expect.stringContaining("Тропа &amp; Ко"),
  });
  await expect(shown()).rejects.toMatchObject({ status: 404 });
});

test("a new site has a privacy policy, which is shown once the site is published", async () => {
  const input = { query: { organizer_id: organizer.id, type: "policy" as const } };
  const { data } = await app.call("getDocument", input, organizer.editor);
  expect(data).toMatchObject({ html: data.template, is_displayed: true, published: null });
  await publish();
  expect((await attached()).is_need_to_display_privacy).toBe(true);
  const page = { query: { type: "policy" as const, site_id: (await attached()).id } };
  expect((await app.call("customDocumentPage", page)).data.html).toContain("Тропа &amp; Ко");
});

test("a saved document is sanitized and a draft until the site is published", async () => {
  await publish();
  const saved = await update({
    title: " Соглашение ",
    html: "<p onclick='x()'>Текст</p><script>x()</script>",
    is_displayed: true,
  });
  expect(saved).toMatchObject({
    title: "Соглашение",
    html: "<p>Текст</p>",
    version: 1,
    is_displayed: true,
    has_unpublished: true,
  });
  expect((await attached()).has_unpublished).toMatchObject({ site: true, main: false });
  await expect(shown()).rejects.toMatchObject({ status: 404 });
  await publish("main");
  await expect(shown()).rejects.toMatchObject({ status: 404 });
  await publish();
  expect(await shown()).toMatchObject({
    type,
    title: "Соглашение",
    html: "<p>Текст</p>",
    version: 1,
  });
  expect(await get()).toMatchObject({ has_unpublished: false, published: { version: 1 } });
  expect(await attached()).toMatchObject({
    is_need_to_display_agreement: true,
    has_unpublished: { site: false },
  });
});

test("publishing without changes makes no new version; every version stays as it was", async () => {
  await update({ html: "<p>Первый</p>", is_displayed: true });
  await publish();
  await publish();
  await update({ html: "<p>Второй</p>" });
  await publish();
  const { data } = await app.call("documentVersions", { query: query() }, organizer.editor);
  expect(data.map(({ version }) => version)).toEqual([2, 1]);
  const first = await app.call(
    "getDocumentVersion",
    { query: { ...query(), version: 1 } },
    organizer.editor,
  );
  expect(first.data.html).toBe("<p>Первый</p>");
  expect((await shown()).version).toBe(2);
});

test("a save based on an older draft is refused with the newer one and changes nothing", async () => {
  await update({ html: "<p>Первый</p>", version: 0 });
  await update({ html: "<p>Второй</p>", version: 1 });
  await expect(update({ html: "<p>Поздний</p>", version: 1 })).rejects.toMatchObject({
    status: 409,
    data: { html: "<p>Второй</p>", version: 2 },
  });
  expect((await get()).html).toBe("<p>Второй</p>");
});

test("a document that is hidden again disappears for visitors with the next publication", async () => {
  await update({ html: "<p>Текст</p>", is_displayed: true });
  await publish();
  expect(await update({ is_displayed: false })).toMatchObject({
    has_unpublished: true,
    version: 1,
  });
  expect((await shown()).version).toBe(1);
  await publish();
  await expect(shown()).rejects.toMatchObject({ status: 404 });
  expect((await attached()).is_need_to_display_agreement).toBe(false);
});

test("a document without a text is not linked to, even when it is to be displayed", async () => {
  await update({ is_displayed: true });
  await publish();
  expect((await attached()).is_need_to_display_agreement).toBe(false);
  await expect(shown()).rejects.toMatchObject({ status: 404 });
});
