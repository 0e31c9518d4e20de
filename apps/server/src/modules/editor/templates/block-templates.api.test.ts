import { blockTemplateLimits } from "@tour/api";
import type { Block } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { media } from "../../media/media.table.ts";
import { blockTemplates } from "./block-template.table.ts";

let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(blockTemplates));

const query = () => ({ organizer_id: own.id });
const intro = validBlock();
const faq = createBlock(19);
const add = async (name: string, blocks: Block[] = [intro]) =>
  (await app.call("addBlockTemplate", { query: query(), body: { name, blocks } }, own.editor)).data;
const list = async (person = own.editor) =>
  (await app.call("listBlockTemplates", { query: query() }, person)).data;
const rename = (id: number, name: string) =>
  app.ask("renameBlockTemplate", { query: query(), body: { id, name } }, own.editor);
const remove = (id: number) =>
  app.ask("removeBlockTemplate", { query: query(), body: { id } }, own.editor);

test("an editor keeps blocks under names, in their order, gives them other names and forgets them", async () => {
  const second = await add("Ёлки", [faq, intro]);
  const first = await add("  Весна ");
  expect(first.name).toBe("Весна");
  expect(second.blocks.map(({ type }) => type)).toEqual([19, 3]);
  expect(await list()).toEqual([first, second]);
  expect((await rename(first.id, "Щебень")).status).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(["Ёлки", "Щебень"]);
  expect((await remove(first.id)).status).toBe(200);
  expect((await remove(first.id)).status).toBe(404);
  expect((await rename(first.id, "Лето")).status).toBe(404);
  expect(await list()).toEqual([second]);
});

test("a name has one template: the same once more is the one that there is, another is a conflict", async () => {
  const first = await add("Весна");
  expect(await add("Весна")).toEqual(first);
  const { id } = await add("Лето", [faq]);
  const conflict = { status: 409, validation: { name: [expect.any(String)] } };
  await expect(add("Весна", [faq])).rejects.toMatchObject(conflict);
  expect((await rename(id, "Весна")).status).toBe(409);
  expect((await rename(id, "Лето")).status, "its own").toBe(200);
  expect(await list()).toHaveLength(2);
});

test("one too many is refused, of those that come at once, too", async () => {
  const rows = Array.from({ length: blockTemplateLimits.count - 1 }, (_, index) => ({
    ...{ organizerId: own.id, name: `Шаблон ${index}`, blocks: [intro] },
  }));
  await app.db.insert(blockTemplates).values(rows);
  const late = await Promise.allSettled(["Раз", "Два", "Три"].map((name) => add(name)));
  expect(late.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(late.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { status: 422 },
  });
  expect(await list()).toHaveLength(blockTemplateLimits.count);
});

test("header and footer, too many blocks and too large ones are refused", async () => {
  await expect(add("Шапка", [createBlock(1)])).rejects.toMatchObject({ status: 422 });
  await expect(add("Подвал", [intro, createBlock(2)])).rejects.toMatchObject({ status: 422 });
  const many = Array.from({ length: blockTemplateLimits.blocks + 1 }, () => validBlock());
  await expect(add("Много", many)).rejects.toMatchObject({ status: 400 });
  await expect(add("Ничего", [])).rejects.toMatchObject({ status: 400 });
  const large = { ...faq, content: { ...faq.content, more: "я".repeat(60_000) } };
  await expect(add("Большой", [large])).rejects.toMatchObject({ status: 422 });
  expect(await list()).toEqual([]);
});

test("what is kept is cleaned and checked as a draft is, and a block of a newer builder stays as it is", async () => {
  const items = [{ question: "", answer: '<p onclick="x()">Да<script>x()</script></p>' }];
  const dirty = { ...faq, content: { ...faq.content, items } };
  const newer = { ...faq, id: "newer", content_version: 999, content: { later: true } };
  const { blocks } = await add("Вопросы", [dirty, newer]);
  expect(JSON.stringify(blocks)).not.toMatch(/onclick|script/);
  expect(blocks[0]).toMatchObject({
    status: 3,
    validation: { "items.0.question": [expect.any(String)] },
  });
  expect(blocks[1]).toMatchObject({ content_version: 999, content: { later: true } });
});

test("a picture of a template counts as used, and its removal leaves the template", async () => {
  const key = "t".repeat(22);
  await app.db
    .insert(media)
    .values({ key, organizerId: own.id, name: "lake.jpg", width: 1200, height: 800 });
  const image = { url: `/media/${key}/{size}`, alt: "", focal_x: 0.5, focal_y: 0.5 };
  const gallery = createBlock(6);
  const pictured = {
    ...gallery,
    content: { ...gallery.content, media: [{ kind: "image", image }] },
  };
  await add("Наши фото", [pictured]);
  const usage = { query: { ...query(), id: key } };
  const { data } = await app.call("getMediaUsage", usage, own.editor);
  expect(data.places).toEqual([{ kind: "template", title: "Наши фото", id: null, is_live: false }]);
  expect((await app.ask("removeMedia", usage, own.owner)).status).toBe(200);
  expect(await list()).toHaveLength(1);
});

test("what was kept and forgotten is written down once", async () => {
  const { id } = await add("Памятка");
  await add("Памятка");
  await remove(id);
  await remove(id);
  const { data } = await app.call("listActivity", { query: query() }, own.owner);
  const deeds = data.filter(({ details }) => details["name"] === "Памятка");
  expect(deeds.map(({ kind }) => kind)).toEqual(["template_removed", "template_kept"]);
});

test("one organiser's templates are nobody else's", async () => {
  const other = await createOrganizer(app, "Другие");
  await app.call("attachSite", { body: { organizer_id: other.id } }, other.owner);
  const { id } = await add("Весна");
  const foreign = { query: { organizer_id: other.id } };
  expect((await app.call("listBlockTemplates", foreign, other.editor)).data).toEqual([]);
  const input = { ...foreign, body: { id } };
  expect((await app.ask("removeBlockTemplate", input, other.owner)).status).toBe(404);
  expect(await list()).toHaveLength(1);
});
