import type { Block, BlockShown } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { validBlock } from "../../test/sample-block.ts";
import { sites } from "../sites/site.table.ts";

const noon = "2027-03-01T09:00:00.000Z";
let now = new Date(noon);
let app: TestApp;
let organizer: TestOrganizer;
let host = "";

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  organizer = await createOrganizer(app, "Времена года");
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, organizer.id));
  host = `${site!.name}.localhost:3000`;
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date(noon);
});

const titled = (title: string, shown?: BlockShown, over: Partial<Block> = {}): Block => {
  const block = validBlock(over);
  return { ...block, content: { ...block.content, title }, ...(shown && { shown }) };
};
const save = (blocks: Block[]) =>
  app.call(
    "savePageBlocks",
    { query: { organizer_id: organizer.id, type: "main" }, body: { blocks } },
    organizer.owner,
  );
const publish = async (blocks: Block[]) => {
  await save(blocks);
  const query = { organizer_id: organizer.id, type: "site" as const };
  await app.call("publishData", { query }, organizer.owner);
};
const at = () => ({ headers: { "site-host": host } });
const read = async () =>
  (await app.call("customPage", { query: { type: "main" } }, at())).data.blocks;
const titles = async () => (await read()).map(({ content }) => content["title"]);
const revision = async () => (await app.call("customMetadata", {}, at())).revision;
const period = (from: string | null, until: string | null): BlockShown => ({
  when: "period",
  from,
  until,
});

test("a block with a period is on the site from its first minute until its last", async () => {
  await publish([
    titled("Всегда"),
    titled("Акция", period("2027-03-01T10:00:00.000Z", "2027-03-01T11:00:00.000Z")),
    titled("До полудня", period(null, "2027-03-01T10:30:00.000Z")),
  ]);
  const seen: Record<string, unknown[]> = {};
  for (const time of ["09:59:59", "10:00:00", "10:29:59", "10:30:00", "10:59:59", "11:00:00"]) {
    now = new Date(`2027-03-01T${time}.000Z`);
    seen[time] = await titles();
  }
  expect(seen).toEqual({
    "09:59:59": ["Всегда", "До полудня"],
    "10:00:00": ["Всегда", "Акция", "До полудня"],
    "10:29:59": ["Всегда", "Акция", "До полудня"],
    "10:30:00": ["Всегда", "Акция"],
    "10:59:59": ["Всегда", "Акция"],
    "11:00:00": ["Всегда"],
  });
});

test("the revision changes within seconds of each moment, and at no other", async () => {
  await publish([
    titled("Акция", period("2027-03-01T10:00:00.000Z", "2027-03-01T11:00:00.000Z")),
    titled("Спрятано", period("2027-03-01T10:30:00.000Z", null), { is_hidden: true }),
  ]);
  const before = await revision();
  now = new Date("2027-03-01T09:59:59.000Z");
  expect(await revision()).toBe(before);
  // The page goes first: whoever asks for it under the new revision finds it changed, whatever his clock.
  now = new Date("2027-03-01T10:00:00.000Z");
  expect([await revision(), await titles()]).toEqual([before, ["Акция"]]);
  now = new Date("2027-03-01T10:00:03.000Z");
  const during = await revision();
  expect(during).not.toBe(before);
  now = new Date("2027-03-01T10:59:59.000Z");
  expect(await revision()).toBe(during);
  now = new Date("2027-03-01T11:00:03.000Z");
  expect([before, during]).not.toContain(await revision());
});

test("nobody learns of a period; what seats and departures decide goes along", async () => {
  await publish([
    titled("Сейчас", period(null, "2027-03-02T10:00:00.000Z")),
    titled("Места", { when: "seats" }),
    titled("Скоро заезд", { when: "near-departure", days: 7 }),
  ]);
  expect((await read()).map(({ shown }) => shown)).toEqual([
    undefined,
    { when: "seats" },
    { when: "near-departure", days: 7 },
  ]);
});

test("header and footer are always seen: a rule of theirs is not kept", async () => {
  const header = { ...createBlock(1), shown: { when: "seats" as const } };
  const { data } = await save([header, titled("Места", { when: "seats" })]);
  expect(data.blocks.map(({ shown }) => shown)).toEqual([undefined, { when: "seats" }]);
});

test("a period that ends before it begins keeps its draft, and is not published", async () => {
  const wrong = period("2027-03-05T10:00:00.000Z", "2027-03-04T10:00:00.000Z");
  const { data } = await save([titled("Наоборот", wrong)]);
  expect(data.blocks[0]).toMatchObject({ shown: wrong, status: 3 });
  expect(Object.keys(data.blocks[0]!.validation ?? {})).toEqual(["shown.until"]);
  const query = { organizer_id: organizer.id, type: "site" as const };
  const answer = await app.ask("publishData", { query }, organizer.owner);
  expect(answer.status).toBe(422);
});

test.each([
  { when: "never" },
  { when: "period", from: "завтра", until: null },
  { when: "period", from: "2027-02-30T10:00:00Zx", until: null },
  { when: "period", from: null },
  { when: "near-departure", days: 0 },
  { when: "seats", days: 3 },
])("a rule that there is not is refused: %o", async (shown) => {
  const blocks = [{ ...validBlock(), shown }] as unknown as Block[];
  const query = { organizer_id: organizer.id, type: "main" as const };
  const answer = await app.ask("savePageBlocks", { query, body: { blocks } }, organizer.owner);
  expect(answer.status).toBe(400);
});
