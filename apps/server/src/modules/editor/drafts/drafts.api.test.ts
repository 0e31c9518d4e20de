import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { failingBlock, validBlock } from "../../../test/sample-block.ts";

let app: TestApp;
let organizer: TestOrganizer;
let main: { organizer_id: number; type: "main" };
let tour: { organizer_id: number; type: "tour" };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizer = await createOrganizer(app);
  main = { organizer_id: organizer.id, type: "main" };
  tour = { organizer_id: organizer.id, type: "tour" };
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});

const save = (query: typeof main | typeof tour, body: object) =>
  app.call("savePageBlocks", { query, body: body as never }, organizer.editor);
const read = (query: typeof main | typeof tour) =>
  app.call("getPage", { query }, organizer.editor).then((answer) => answer.data);

test("a draft comes back as it was saved, with the next version", async () => {
  const before = await read(main);
  const block = validBlock({ anchor: "top", is_hidden: true });
  const { data } = await save(main, { blocks: [block], version: before.version });
  expect(data.version).toBe(before.version + 1);
  expect(data.blocks).toEqual([block]);
  expect(await read(main)).toMatchObject({ blocks: [block], version: data.version });
});

test("phones in a block are stored as a plus and digits, and invalid ones as they were typed", async () => {
  const content = { phones: ["8 (388) 221-23-45", "9161234567", "позвоните"] };
  const { data } = await save(main, { blocks: [validBlock({ type: 21, content })] });
  const [block] = data.blocks;
  expect(block?.content.phones).toEqual(["+73882212345", "+79161234567", "позвоните"]);
  expect(block?.validation).toEqual({ "phones.2": ["Некорректный номер телефона"] });
});

test("a save from an older version answers 409 with the newer draft, and changes nothing", async () => {
  const { version } = await read(main);
  const newer = await save(main, { blocks: [validBlock({ id: "newer" })], version });
  const refused = save(main, { blocks: [validBlock({ id: "older" })], version });
  await expect(refused).rejects.toMatchObject({
    status: 409,
    error: "conflict",
    data: {
      version: newer.data.version,
      blocks: newer.data.blocks,
      updated_at: expect.any(String),
    },
  });
  expect((await read(main)).blocks.map((block) => block.id)).toEqual(["newer"]);
});

test("a save without a version is not checked", async () => {
  await save(main, { blocks: [validBlock({ id: "one" })] });
  await save(main, { blocks: [validBlock({ id: "two" })] });
  expect((await read(main)).blocks.map((block) => block.id)).toEqual(["two"]);
});

test("an invalid block is stored with status 3 and its messages, whatever status it claims", async () => {
  const sent = { ...failingBlock({ id: "bad" }), status: 2, validation: { title: ["mine"] } };
  const { data } = await save(main, { blocks: [sent, validBlock({ id: "good", status: 3 })] });
  expect(data.blocks.map((block) => block.status)).toEqual([3, 2]);
  expect(Object.keys(data.blocks[0]?.validation ?? {})).toContain("title");
  expect(JSON.stringify(data.blocks)).not.toContain("mine");
});

test("a block of an unknown type or version is kept byte for byte", async () => {
  const content = { zeta: "<script>1</script>", alpha: { 2: [1.5, null], b: "\ud83c\udfd4" } };
  const newer = validBlock({ id: "newer", content_version: 99, content });
  const foreign = validBlock({ id: "foreign", type: 900, content });
  await save(main, { blocks: [newer, foreign] });
  const { blocks } = await read(main);
  expect(blocks.map((block) => block.status)).toEqual([3, 3]);
  for (const block of blocks) expect(JSON.stringify(block.content)).toBe(JSON.stringify(content));
});

test("characters that the database cannot store are removed", async () => {
  const block = validBlock();
  const content = { ...block.content, title: "Ал\u0000тай \ud800!" };
  const { data } = await save(main, { blocks: [{ ...block, content }] });
  expect(data.blocks[0]?.content["title"]).toBe("Алтай \ufffd!");
});

test("two blocks with one id are refused", async () => {
  const twins = save(main, { blocks: [validBlock({ id: "a" }), validBlock({ id: "a" })] });
  await expect(twins).rejects.toMatchObject({
    status: 400,
    validation: { "blocks.1.id": [expect.any(String)] },
  });
});

test("header and footer are stored with the main page and surround the tour layout", async () => {
  const [header, footer] = [validBlock({ id: "h", type: 1 }), validBlock({ id: "f", type: 2 })];
  await save(main, { blocks: [header, validBlock({ id: "m" }), footer] });
  const ids = async (query: typeof main | typeof tour) =>
    (await read(query)).blocks.map((block) => block.id);
  const changed = { ...header, anchor: "changed" };
  await save(tour, {
    blocks: [changed, validBlock({ id: "t", type: 20 }), footer, { ...footer, id: "f2" }],
  });
  expect(await ids(tour)).toEqual(["h", "t", "f"]);
  expect(await ids(main)).toEqual(["h", "m", "f"]);
  expect((await read(tour)).blocks[0]?.anchor).toBe("");
  await save(tour, { blocks: [] });
  expect(await ids(tour)).toEqual(["h", "f"]);
});

test("the header stays first and the footer last, in whatever order they are sent", async () => {
  const [header, footer] = [validBlock({ id: "h", type: 1 }), validBlock({ id: "f", type: 2 })];
  const sent = [validBlock({ id: "a" }), footer, validBlock({ id: "b" }), header];
  const { data } = await save(main, { blocks: sent });
  expect(data.blocks.map(({ id }) => id)).toEqual(["h", "a", "b", "f"]);
  expect((await read(main)).blocks).toEqual(data.blocks);
});

test("a tour layout whose ids are the header's and footer's can be saved as it was answered", async () => {
  await save(tour, { blocks: [validBlock({ id: "1" }), validBlock({ id: "2" })] });
  const blocks = [validBlock({ id: "1", type: 1 }), validBlock({ id: "2", type: 2 })];
  await save(main, { blocks });
  const { blocks: shown } = await read(tour);
  expect(shown.map(({ type }) => type)).toEqual([1, validBlock().type, validBlock().type, 2]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(4);
  const saved = await save(tour, { blocks: shown });
  expect(saved.data.blocks).toEqual(shown);
});

test("validate-block says what fails and stores nothing", async () => {
  const before = await read(main);
  const validate = (block: object) =>
    app.call("validateBlock", { query: main, body: { block: block as never } }, organizer.editor);
  expect(await validate(validBlock())).toEqual({ success: true, validation: {} });
  expect(await validate(failingBlock())).toMatchObject({
    success: false,
    validation: { title: [expect.any(String)] },
  });
  expect(await validate(validBlock({ variant: 99 }))).toEqual({
    success: false,
    validation: { block: ["Этот вид блока неизвестен"] },
  });
  expect(await read(main)).toEqual(before);
});
