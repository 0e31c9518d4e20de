import { addSeconds } from "date-fns/addSeconds";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOrganizer, createStaff } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import type { Person } from "../../../test/ask.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { passJobTime, runDueJobs } from "../../../test/jobs.ts";
import { testTour } from "../../tours/test-tour.ts";
import { emailJob } from "../../emails/email.job.ts";
import { secondsToLeave } from "../../emails/undo-window.ts";
import { helpRequestAttempts, helpRequests } from "../help-request.table.ts";

const start = new Date("2027-03-01T12:00:00Z");
let now = start;
let app: TestApp;
let own: TestOrganizer;
let other: TestOrganizer;
let staff: Person;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Тропа");
  other = await createOrganizer(app, "Чужие");
  staff = await createStaff(app);
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = start;
  // What the test before left to be sent is not this one's.
  await deliver();
  app.emails.splice(0);
  await app.db.delete(helpRequests);
  await app.db.delete(helpRequestAttempts);
});

const asked = { name: "Анна", phone: "+79991234567", email: "anna@example.com", message: "Можно?" };
type Values = Partial<typeof helpRequests.$inferInsert>;

/** Keeps a question as the site's form does, so many hours ago; answers its number. */
async function keep(values: Values = {}, hours = 0): Promise<number> {
  const createdAt = new Date(start.getTime() - hours * 3_600_000);
  const row = { ...asked, page: "", organizerId: own.id, createdAt, ...values };
  const [made] = await app.db.insert(helpRequests).values(row).returning();
  return made!.id;
}
const list = (more: object = {}) =>
  app.call("listHelpRequests", { query: { organizer_id: own.id, ...more } }, own.owner);
const view = async (id: number) =>
  (await app.call("viewHelpRequest", { query: { id } }, own.owner)).data;
/** Sends what is due, and what could still be taken back. */
async function deliver(): Promise<void> {
  await passJobTime(app.db, secondsToLeave * 1000);
  await runDueJobs(app.services, [emailJob]);
}
const undo = (eventId: number, by = own.owner) =>
  app.ask("undoHelpEvent", { body: { event_id: eventId } }, by);
const answer = (id: number, more: object = {}, by = own.owner) =>
  app.ask("answerHelpRequest", { body: { id, text: "Можно с семи лет", ...more } }, by);

test("those that wait come first and newest first, and are counted from the first of them", async () => {
  const closed = await keep({ status: "closed" });
  const old = await keep({}, 5);
  const fresh = await keep({}, 1);
  const answered = await keep({ status: "answered" }, 3);
  const { data, pagination, waiting } = await list();
  expect(data.map(({ id }) => id)).toEqual([fresh, old, closed, answered]);
  expect(pagination.items_count).toBe(4);
  expect(waiting).toEqual({ count: 2, since: "2027-03-01T07:00:00.000Z" });
  expect(data.map((row) => row.waits_since !== null)).toEqual([true, true, false, false]);
});

test("an empty inbox waits for nobody", async () => {
  expect(await list()).toMatchObject({ data: [], waiting: { count: 0, since: null } });
});

test.each([
  ["a name", "анн"],
  ["an e-mail", "anna@"],
  ["a phone", "999 123"],
  ["a phone as people write it", "8 (999) 123-45-67"],
])("questions are found by %s", async (_, search) => {
  const wanted = await keep();
  await keep({ name: "Пётр", phone: "+79160000000", email: "petr@example.com" });
  expect((await list({ search })).data.map(({ id }) => id)).toEqual([wanted]);
});

test("marks of a pattern in a search are plain characters", async () => {
  await keep();
  expect((await list({ search: "%" })).data).toEqual([]);
});

test("a status narrows the list, and pages have twenty each", async () => {
  for (let index = 0; index < 21; index += 1) await keep({ status: "answered" }, index);
  await keep();
  const second = await list({ status: "answered", page: 2 });
  expect([second.data.length, second.pagination.items_count]).toEqual([1, 21]);
});

test("an answer goes to the guest with a copy of the question, and stands in the history", async () => {
  const id = await keep();
  expect((await answer(id)).status).toBe(200);
  await deliver();
  expect(app.emails.map(({ to, subject }) => [to, subject])).toEqual([
    ["anna@example.com", "Ответ на ваш вопрос"],
  ]);
  expect(app.emails[0]?.text).toContain("Можно с семи лет");
  expect(app.emails[0]?.text).toContain("> Можно?");
  expect(app.emails[0]?.replyTo).toBe(`owner-${own.id}@example.com`);
  const kept = await view(id);
  expect(kept).toMatchObject({ status: "answered", waits_since: null });
  expect(kept.events).toMatchObject([{ kind: "answered", by: "owner", text: "Можно с семи лет" }]);
});

test("an answer that is sent twice at once under one key is one e-mail; control: without a key it is two", async () => {
  const key = "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11";
  const id = await keep();
  await Promise.all([answer(id, { key }), answer(id, { key })]);
  await deliver();
  expect(app.emails).toHaveLength(1);
  await Promise.all([answer(id), answer(id)]);
  await deliver();
  expect(app.emails).toHaveLength(3);
});

test("markup in an answer and in a question is plain text in the email", async () => {
  const id = await keep({ message: "<img src=x>", name: "<b>Анна</b>" });
  await answer(id, { text: "<script>alert(1)</script>" });
  await deliver();
  expect(app.emails[0]?.html).not.toMatch(/<script>|<img src=x>|<b>Анна/);
});

test("without an e-mail an answer is refused at its field, and a call is written down", async () => {
  const id = await keep({ email: "" });
  const refused = await answer(id);
  expect(refused.status).toBe(400);
  expect((await refused.json()).validation.text).toHaveLength(1);
  await app.call("noteHelpCall", { body: { id, text: "Приедут вдвоём" } }, own.owner);
  await deliver();
  expect(app.emails).toEqual([]);
  expect(await view(id)).toMatchObject({
    status: "answered",
    events: [{ kind: "called", text: "Приедут вдвоём" }],
  });
});

test("one question is answered by so many e-mails an hour, and what is refused is not kept", async () => {
  const id = await keep();
  for (let index = 0; index < 20; index += 1) expect((await answer(id)).status).toBe(200);
  const refused = await answer(id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await view(id)).events).toHaveLength(20);
});

test("a question is closed once, is not answered while it is, and waits from its reopening", async () => {
  const id = await keep({}, 5);
  const close = () => app.ask("closeHelpRequest", { body: { id, reason: "Реклама" } }, own.owner);
  const statuses = await Promise.all([close(), close()]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await answer(id)).status).toBe(409);
  const body = { id, reason: "Написали снова" };
  await app.call("reopenHelpRequest", { body }, own.owner);
  expect((await app.ask("reopenHelpRequest", { body }, own.owner)).status).toBe(409);
  const kept = await view(id);
  expect(kept).toMatchObject({ status: "new", waits_since: start.toISOString() });
  expect(kept.events.map(({ kind, text }) => [kind, text])).toEqual([
    ["closed", "Реклама"],
    ["reopened", "Написали снова"],
  ]);
  expect((await list()).waiting.since).toBe(start.toISOString());
});

test("a question is given to one of its owners, once, and back to nobody", async () => {
  const id = await keep();
  const people = (await view(id)).people;
  expect(people.map(({ name }) => name)).toEqual(["owner"]);
  const give = (user_id: string | null) =>
    app.ask("takeHelpRequest", { body: { id, user_id } }, own.owner);
  for (const user_id of [people[0]!.id, people[0]!.id, null]) {
    expect((await give(user_id)).status).toBe(200);
  }
  const kept = await view(id);
  expect(kept.assignee).toBeNull();
  expect(kept.events.map(({ kind, to }) => [kind, to])).toEqual([
    ["taken", "owner"],
    ["taken", null],
  ]);
  for (const person of [own.editor, other.owner, staff]) {
    const { data } = await app.call("getAccount", {}, person);
    expect((await give(data.id)).status).toBe(400);
  }
});

test("a question tells on which tour's page of the site it was asked, and links to no other site", async () => {
  const query = { organizer_id: own.id };
  const tour = await app.call("createTour", { query, body: testTour() }, own.owner);
  const { id: tourId, slug } = tour.data;
  const id = await keep({ page: `/${slug}` });
  const kept = await view(id);
  expect(kept.tour).toBe(
    (await app.call("viewTour", { query: { ...query, id: tourId } }, own.owner)).data.fields.title,
  );
  expect(kept.page_url).toBe(`http://${kept.site}/${slug}`);
  expect((await view(await keep({ page: "//evil.example/x" }))).page_url).toBeNull();
  const foreign = await keep({ page: `/${slug}`, organizerId: other.id });
  const seen = await app.call("viewHelpRequest", { query: { id: foreign } }, other.owner);
  expect(seen.data.tour).toBeNull();
});

test("questions of the marketplace are the staff's alone, and their answer is the marketplace's", async () => {
  const id = await keep({ organizerId: null });
  await keep();
  const { data } = await app.call("listMarketHelpRequests", {}, staff);
  expect(data.map((row) => row.id)).toEqual([id]);
  expect((await app.ask("viewHelpRequest", { query: { id } }, own.owner)).status).toBe(404);
  expect((await answer(id)).status).toBe(404);
  expect((await answer(id, {}, staff)).status).toBe(200);
  await deliver();
  expect(app.emails.map(({ to, fromName }) => [to, fromName])).toEqual([
    ["anna@example.com", undefined],
  ]);
});

test("neither another organiser's owner nor an own editor gets to a question", async () => {
  const id = await keep();
  for (const person of [other.owner, own.editor]) {
    expect((await answer(id, {}, person)).status).toBe(404);
  }
  const [row] = await app.db.select().from(helpRequests).where(eq(helpRequests.id, id));
  expect(row?.status).toBe("new");
});

test("an answer, a call and a closing are taken back within ten seconds, and no email leaves", async () => {
  const id = await keep();
  const deeds = [
    () => answer(id),
    () => app.ask("noteHelpCall", { body: { id, text: "Перезвонили" } }, own.owner),
    () => app.ask("closeHelpRequest", { body: { id, reason: "Спам" } }, own.owner),
  ];
  for (const deed of deeds) {
    expect((await deed()).status).toBe(200);
    expect((await view(id)).status).not.toBe("new");
    now = addSeconds(now, 10);
    const response = await undo((await view(id)).events.at(-1)!.id);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({ status: "new", events: [] });
  }
  await deliver();
  expect(app.emails).toEqual([]);
});

test("what was done later, or longer ago than ten seconds, is not taken back, and its email leaves once", async () => {
  const id = await keep();
  await answer(id);
  const [first] = (await view(id)).events;
  await app.ask("closeHelpRequest", { body: { id, reason: "Решено" } }, own.owner);
  expect((await undo(first!.id)).status).toBe(409);
  const closed = (await view(id)).events.at(-1)!;
  expect((await undo(closed.id)).status).toBe(200);
  expect((await view(id)).status).toBe("answered");
  now = addSeconds(now, 12);
  expect((await undo(first!.id)).status).toBe(409);
  await deliver();
  await deliver();
  expect(app.emails).toHaveLength(1);
});

test("an answer whose email has left stays, whatever the clock says, and another's is not there", async () => {
  const id = await keep();
  await answer(id);
  const [event] = (await view(id)).events;
  expect((await undo(event!.id, other.owner)).status).toBe(404);
  await deliver();
  expect(app.emails).toHaveLength(1);
  expect((await undo(event!.id)).status).toBe(409);
  expect((await view(id)).events).toHaveLength(1);
});
