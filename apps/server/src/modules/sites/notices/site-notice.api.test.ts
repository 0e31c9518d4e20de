import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "../../../test/ask.ts";
import { createMember, createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { sites } from "../site.table.ts";
import { siteNotices } from "./site-notice.table.ts";

const noon = "2027-03-01T09:00:00.000Z";
const evening = "2027-03-01T17:00:00.000Z";
let now = new Date(noon);
let app: TestApp;
let own: TestOrganizer;
let other: TestOrganizer;
let manager: Person;
let host = "";

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Перевал");
  other = await createOrganizer(app, "Чужие");
  for (const { id, owner } of [own, other]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
    const query = { organizer_id: id };
    const page = { query: { ...query, type: "main" as const }, body: { blocks: [validBlock()] } };
    await app.call("savePageBlocks", page, owner);
    await app.call("publishData", { query: { ...query, type: "site" } }, owner);
  }
  manager = await createMember(app, own.id, "manager");
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, own.id));
  host = `${site!.name}.localhost:3000`;
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date(noon);
  const standing = await get();
  if (standing) await takeDown(standing.key);
  await app.db.delete(siteNotices);
});

interface Sent {
  text?: string;
  until?: string;
  key?: string;
  by?: Person;
}

const ask = ({ text = "Перевал закрыт", until = evening, key = randomUUID(), by }: Sent = {}) =>
  app.ask(
    "postSiteNotice",
    { query: { organizer_id: own.id }, body: { key, text, until } },
    by ?? own.owner,
  );
/** Posts a notice; answers its key. */
async function post(sent: Sent = {}): Promise<string> {
  const key = sent.key ?? randomUUID();
  const answer = await ask({ ...sent, key });
  expect(answer.status).toBe(200);
  return key;
}
const takeDown = async (key: string, organizer = own) => {
  const query = { organizer_id: organizer.id };
  return (await app.call("takeDownSiteNotice", { query, body: { key } }, organizer.owner)).data;
};
const get = async () =>
  (await app.call("getSiteNotice", { query: { organizer_id: own.id } }, own.owner)).data;
const metadata = () => app.call("customMetadata", {}, { headers: { "site-host": host } });
const shown = async () => (await metadata()).data?.notice?.text ?? null;
const revision = async () => (await metadata()).revision;

test("a notice is on the published site at once, with no publishing, and says who put it up", async () => {
  const before = await revision();
  await post({ by: manager });
  expect((await metadata()).data?.notice).toEqual({ text: "Перевал закрыт", until: evening });
  expect(await revision()).not.toBe(before);
  expect(await get()).toMatchObject({ by: "manager", at: noon, until: evening });
});

test("it is gone at the millisecond of its end, and the revision changes with it and at no other moment", async () => {
  await post();
  const during = await revision();
  now = new Date(Date.parse(evening) - 1);
  expect([await shown(), await revision()]).toEqual(["Перевал закрыт", during]);
  now = new Date(evening);
  const after = await metadata();
  expect(after.data?.notice).toBeNull();
  expect(after.revision).not.toBe(during);
  expect(await get()).toBeNull();
  now = new Date(Date.parse(evening) + 3_600_000);
  expect(await revision()).toBe(after.revision);
});

test("a new notice takes the place of the one before, which does not come back when that is taken down", async () => {
  const first = await post();
  const second = await post({ text: "Выезд задерживается" });
  expect(await shown()).toBe("Выезд задерживается");
  await takeDown(first);
  expect(await shown()).toBe("Выезд задерживается");
  expect(await takeDown(second)).toBeNull();
  expect(await shown()).toBeNull();
});

test("two who post at the same time leave one notice", async () => {
  const answers = await Promise.all([ask({ text: "Один" }), ask({ text: "Другой" })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await app.db.select().from(siteNotices);
  expect(rows.filter(({ takenDownAt }) => takenDownAt === null)).toHaveLength(1);
});

test("what is sent again under its key is posted once, and does not push away what came meanwhile", async () => {
  const key = await post();
  await post({ text: "Дорогу открыли" });
  await post({ key });
  expect(await shown()).toBe("Дорогу открыли");
  await Promise.all([ask({ key }), ask({ key })]);
  expect(await app.db.$count(siteNotices)).toBe(2);
});

test("what was taken down before it came does not stand when it comes", async () => {
  const key = randomUUID();
  const before = await revision();
  expect(await takeDown(key)).toBeNull();
  expect(await revision()).toBe(before);
  await post({ key });
  expect([await shown(), await get()]).toEqual([null, null]);
});

test("another organiser's key takes nothing down", async () => {
  const key = await post();
  await takeDown(key, other);
  expect(await shown()).toBe("Перевал закрыт");
  const foreign = { query: { organizer_id: own.id }, body: { key } };
  expect((await app.ask("takeDownSiteNotice", foreign, other.owner)).status).toBe(403);
});

test("posting and taking down stand in the list of who did what", async () => {
  const key = await post();
  await takeDown(key);
  const query = { organizer_id: own.id };
  const { data } = await app.call("listActivity", { query }, own.owner);
  expect(data.slice(0, 2).map(({ kind, details }) => [kind, details["text"]])).toEqual([
    ["notice_taken_down", "Перевал закрыт"],
    ["notice_posted", "Перевал закрыт"],
  ]);
});

test("open screens of managers hear of a notice", async () => {
  const look = (since?: string) =>
    app.call(
      "officeChanges",
      { query: { organizer_id: own.id, ...(since !== undefined && { since }) } },
      manager,
    );
  const { data: first } = await look();
  await post();
  const { data: next } = await look(first.cursor);
  expect(next.changes).toMatchObject([{ kind: "notice" }]);
});

test.each([
  ["an end that is over", { until: "2027-03-01T08:59:59.000Z" }, "until"],
  ["an end too far away", { until: "2027-05-01T09:00:00.000Z" }, "until"],
  ["an end that is none", { until: "сегодня" }, "until"],
  ["a day that there is not", { until: "2027-13-45T09:00:00.000Z" }, "until"],
  ["no words", { text: " \n\t " }, "text"],
  ["nothing that is seen", { text: "\u202e\u2066\u200f" }, "text"],
  ["too many words", { text: "а".repeat(141) }, "text"],
])("%s is refused at its field, and nothing is posted", async (_, sent, field) => {
  const answer = await ask(sent);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).validation)).toEqual([field]);
  expect(await app.db.$count(siteNotices)).toBe(0);
});

// ASVS 3.2.2
test("words stay one plain line: markup is text, and nothing turns what stands beside it", async () => {
  await post({ text: " <b>Перевал</b>\n\u202e  закрыт\u0007 " });
  expect(await shown()).toBe("<b>Перевал</b> закрыт");
});

test("without a site there is nowhere to put a notice", async () => {
  const bare = await createOrganizer(app, "Без сайта");
  const body = { key: randomUUID(), text: "Перевал закрыт", until: evening };
  const input = { query: { organizer_id: bare.id }, body };
  expect((await app.ask("postSiteNotice", input, bare.owner)).status).toBe(404);
});
