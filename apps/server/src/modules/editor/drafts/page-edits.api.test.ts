import type { Block, PageOperation } from "@tour/api";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";

let app: TestApp;
let organizer: TestOrganizer;
let version: number;
let keys = 0;

beforeAll(async () => {
  app = await createTestApp();
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ version } = await savePage([validBlock({ id: "a" }), validBlock({ id: "b" })]));
});

const query = (type: "main" | "tour" = "main") => ({ organizer_id: organizer.id, type });
const read = async (type?: "main" | "tour") =>
  (await app.call("getPage", { query: query(type) }, organizer.editor)).data;
const titles = async () => (await read()).blocks.map(({ id, content }) => [id, content.title]);
async function savePage(blocks: Block[], type?: "main" | "tour") {
  const input = { query: query(type), body: { blocks } };
  return (await app.call("savePageBlocks", input, organizer.owner)).data;
}

interface Given {
  since?: number;
  key?: string;
  versions?: Record<string, number>;
  type?: "main" | "tour";
}
const { content_version: current } = validBlock();
async function edit(operations: PageOperation[], given: Given = {}) {
  const { since = version, key = `00000000-${(keys += 1)}`, type } = given;
  const { versions = { a: current, b: current } } = given;
  const body = { key, version: since, operations, content_versions: versions };
  return (await app.call("savePageEdit", { query: query(type), body }, organizer.editor)).data;
}
const write = (id: string, value: unknown, path = "title"): PageOperation => ({
  ...{ kind: "set-content", id, path },
  value,
});
const refused = (work: Promise<unknown>) =>
  work.then(
    () => "made",
    (error: { status: number }) => error.status,
  );

test("an edit changes what it names, and answers the next version with what the check found", async () => {
  const made = await edit([write("b", "Новое"), { kind: "move", id: "b", before: "a" }]);
  expect(made).toMatchObject({ version: version + 1, blocks: null });
  expect(made.checks).toEqual([{ id: "b", status: 2 }]);
  const page = await read();
  expect(page.version).toBe(version + 1);
  expect(page.blocks.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(page.blocks[0]!.content.title).toBe("Новое");
  expect(page.blocks[1]).toEqual(validBlock({ id: "a" }));
});

test("what is written is cleaned and checked as on a page that is saved whole", async () => {
  const block = validBlock({ id: "c", type: 21, content: { phones: ["8 (388) 221-23-45", "x"] } });
  const { checks } = await edit([{ kind: "insert", block: { ...block, status: 2 }, before: null }]);
  expect(checks).toMatchObject([
    { id: "c", status: 3, validation: { "phones.1": [expect.any(String)] } },
  ]);
  expect((await read()).blocks.at(-1)!.content.phones).toEqual(["+73882212345", "x"]);
  const claims = [{ kind: "set-check" as const, id: "c", status: 2 as const }];
  await edit([...claims, write("a", "Ещё")], { since: version + 1 });
  expect((await read()).blocks.at(-1)!.status).toBe(3);
});

test("edits of other blocks and fields that came between stay, and the page is answered with both", async () => {
  await edit([write("a", "Их")]);
  await edit([{ kind: "set-block", id: "b", is_hidden: true }], { since: version + 1 });
  const mine = await edit([write("b", "Моё")]);
  expect(mine.version).toBe(version + 3);
  expect(mine.blocks).toMatchObject([
    { id: "a", content: { title: "Их" } },
    { id: "b", is_hidden: true, content: { title: "Моё" } },
  ]);
  expect(mine.blocks).toEqual((await read()).blocks);
});

test("the same field, a block that is gone and a page that was saved whole answer 409 with the newer draft", async () => {
  await edit([write("a", "Их")]);
  const clash = edit([write("a", "Моё"), write("b", "Моё")]);
  await expect(clash).rejects.toMatchObject({ status: 409, data: { version: version + 1 } });
  expect(await titles(), "all of it or nothing").toMatchObject([
    ["a", "Их"],
    ["b", expect.not.stringMatching("Моё")],
  ]);
  await edit([{ kind: "remove", id: "b" }], { since: version + 1 });
  expect(await refused(edit([{ kind: "move", id: "b", before: "a" }]))).toBe(409);
  await savePage((await read()).blocks);
  expect(await refused(edit([{ kind: "set-block", id: "a", anchor: "top" }]))).toBe(409);
  // The control: since then it fits.
  expect(
    await refused(edit([{ kind: "set-block", id: "a", anchor: "top" }], { since: version + 3 })),
  ).toBe("made");
});

test("an edit that is sent again under its key is made once", async () => {
  const block = validBlock({ id: "new" });
  const insert = [{ kind: "insert" as const, block, before: null }];
  await edit(insert, { key: "the-same-key" });
  await edit([write("a", "Их")], { since: version + 1 });
  const again = await edit(insert, { key: "the-same-key" });
  expect(again).toMatchObject({ version: version + 2, checks: [] });
  expect(again.blocks).toEqual((await read()).blocks);
  expect((await read()).version).toBe(version + 2);
});

test("edits that do not fit the page are refused with 422, and change nothing", async () => {
  const before = await read();
  const misfits: [PageOperation[], Given?][] = [
    [[write("a", "x"), write("gone", "x")]],
    [[write("a", "x", "__proto__.polluted")]],
    [[write("a", "x")], { versions: { a: 99 } }],
    [[write("a", "x")], { versions: {} }],
    [[{ kind: "insert", block: validBlock({ id: "a" }), before: null }]],
    [[write("constructor", "x")]],
  ];
  for (const [operations, given] of misfits) {
    expect([operations, await refused(edit(operations, given))]).toEqual([operations, 422]);
  }
  expect(await read()).toEqual(before);
});

test("header and footer are not stored with the tour layout", async () => {
  const [header, own] = [validBlock({ id: "h", type: 1 }), validBlock({ id: "own", type: 20 })];
  await savePage([header, validBlock({ id: "a" })]);
  const { version: since } = await savePage([own], "tour");
  const operations: PageOperation[] = [
    { kind: "set-block", id: "h", anchor: "changed" },
    { kind: "set-block", id: "own", anchor: "mine" },
  ];
  await edit(operations, { since, type: "tour" });
  expect((await read("tour")).blocks.map(({ id, anchor }) => [id, anchor])).toEqual([
    ["h", header.anchor],
    ["own", "mine"],
  ]);
});
