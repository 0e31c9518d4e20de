import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "../../../test/ask.ts";
import { createMember, createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { emailJob } from "../../emails/email.job.ts";
import { helpRequests } from "../help-request.table.ts";

let app: TestApp;
let own: TestOrganizer;
let other: TestOrganizer;
let guide: Person;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app, "Тропа");
  other = await createOrganizer(app, "Чужие");
  guide = await createMember(app, own.id, "guide");
});
afterAll(() => app.close());
beforeEach(async () => {
  await runDueJobs(app.services, [emailJob]);
  app.emails.splice(0);
  await app.db.delete(helpRequests);
});

const said = { name: "Анна", phone: "8 916 123-45-67", message: "Хочет с группой в июле" };
const record = (key: string, over: object = {}, by = guide) =>
  app.ask(
    "recordHelpRequest",
    { query: { organizer_id: own.id }, body: { key, ...said, ...over } },
    by,
  );
const withdraw = async (key: string, by = guide) =>
  (await app.ask("withdrawHelpRequest", { query: { organizer_id: own.id }, body: { key } }, by))
    .status;
const list = async () =>
  (await app.call("listHelpRequests", { query: { organizer_id: own.id } }, own.owner)).data;

test("a guide writes down what a guest said: it waits in the inbox and says who took it", async () => {
  expect((await record(randomUUID())).status).toBe(200);
  const [row] = await list();
  expect(row).toMatchObject({
    ...{ name: "Анна", phone: "+79161234567", message: said.message, status: "new" },
    recorded_by: { name: "guide" },
  });
  const { data } = await app.call("viewHelpRequest", { query: { id: row!.id } }, own.owner);
  expect(data).toMatchObject({ recorded_by: { name: "guide" }, page_url: null });
});

test("whoever sells is told by email, in words that are true of it", async () => {
  await record(randomUUID(), { message: "<b>Жду</b>" });
  await runDueJobs(app.services, [emailJob]);
  expect(app.emails.map(({ to, subject }) => [to, subject])).toEqual([
    [`owner-${own.id}@example.com`, "Сообщение гостя: Анна"],
  ]);
  expect(app.emails[0]?.text).toContain("Кто записал: guide");
  expect(app.emails[0]?.text).not.toContain("На сайте");
  expect(app.emails[0]?.html).not.toContain("<b>Жду");
});

test("what is sent again under its key, even at the same time, is one question and one email", async () => {
  const key = randomUUID();
  await Promise.all([record(key), record(key)]);
  await record(key);
  await runDueJobs(app.services, [emailJob]);
  expect([(await list()).length, app.emails.length]).toEqual([1, 1]);
  await record(randomUUID());
  expect(await list(), "control: another key is another question").toHaveLength(2);
});

test("whoever wrote it down takes it back, once or often; it is closed and says why", async () => {
  const key = randomUUID();
  await record(key);
  expect([await withdraw(key), await withdraw(key)]).toEqual([200, 200]);
  const [row] = await list();
  expect(row?.status).toBe("closed");
  const { data } = await app.call("viewHelpRequest", { query: { id: row!.id } }, own.owner);
  expect(data.events.map(({ kind, by, text }) => [kind, by, text])).toEqual([
    ["closed", "guide", "Взято назад тем, кто записал"],
  ]);
  expect((await record(key)).status, "a late repeat opens nothing").toBe(200);
  expect((await list()).map(({ status }) => status)).toEqual(["closed"]);
});

test("what somebody has begun to deal with is not taken back", async () => {
  const key = randomUUID();
  await record(key);
  const [row] = await list();
  await app.call("noteHelpCall", { body: { id: row!.id, text: "" } }, own.owner);
  expect(await withdraw(key)).toBe(409);
  expect((await list())[0]?.status).toBe("answered");
});

test("what is taken back before it came comes closed, and nobody is told of it", async () => {
  const key = randomUUID();
  expect([await withdraw(key), await withdraw(key)]).toEqual([200, 200]);
  const [first, again] = [await record(key), await record(key)];
  expect([first.status, again.status]).toEqual([200, 200]);
  const [row, ...more] = await list();
  expect([row?.status, more.length]).toEqual(["closed", 0]);
  const { data } = await app.call("viewHelpRequest", { query: { id: row!.id } }, own.owner);
  expect(data.events.map(({ text }) => text)).toEqual(["Взято назад тем, кто записал"]);
  await runDueJobs(app.services, [emailJob]);
  expect(app.emails).toEqual([]);
  expect(await withdraw(key)).toBe(200);
  // The control: nobody else's word closes it.
  const another = randomUUID();
  await withdraw(another, own.owner);
  await record(another);
  expect((await list()).map(({ status }) => status).toSorted()).toEqual(["closed", "new"]);
});

test("a message and its taking back that come at the same time never leave it open", async () => {
  for (let count = 0; count < 20; count += 1) {
    const key = randomUUID();
    await Promise.all([record(key), withdraw(key)]);
  }
  expect(new Set((await list()).map(({ status }) => status))).toEqual(new Set(["closed"]));
});

test("nobody takes back what another wrote down", async () => {
  const key = randomUUID();
  await record(key);
  expect(await withdraw(key, own.owner)).toBe(404);
  expect(await withdraw(key, other.owner)).toBe(403);
  const query = { organizer_id: other.id };
  await app.ask("withdrawHelpRequest", { query, body: { key } }, other.owner);
  expect((await list())[0]?.status).toBe("new");
});

test.each([
  ["without a name", { name: " " }],
  ["without words", { message: "" }],
  ["without a phone", { phone: "" }],
  ["with a phone that is none", { phone: "12345" }],
])("a message %s is refused", async (_, over) => {
  expect((await record(randomUUID(), over)).status).toBe(400);
  expect(await app.db.$count(helpRequests)).toBe(0);
});
