import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { countHelpRequest, maxRequests } from "./help-request-limit.ts";
import { helpRequestAttempts, helpRequests } from "./help-request.table.ts";

let now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Свой");
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  await app.call("publishData", { query: { organizer_id: own.id, type: "site" } }, own.owner);
});
afterAll(() => app.close());

const question = { name: "Анна", phone: "+79991234567", message: "Можно с ребёнком?" };
const submit = (data: unknown) => app.ask("submitHelpRequest", { body: { data } });

test("a question is stored as it was asked", async () => {
  expect((await submit({ ...question, page: "/altai-7" })).status).toBe(200);
  const [kept] = await app.db.select().from(helpRequests);
  expect(kept).toMatchObject({ ...question, email: "", page: "/altai-7", organizerId: null });
});

test.each(["8 999 123-45-67", "89991234567", "9991234567", "+7 (999) 123-45-67"])(
  "a phone written as %s is stored as a plus and digits",
  async (phone) => {
    await app.db.delete(helpRequests);
    expect((await submit({ ...question, phone })).status).toBe(200);
    const [kept] = await app.db.select().from(helpRequests);
    expect(kept?.phone).toBe(question.phone);
  },
);

test.each([
  ["without a name", { ...question, name: " " }],
  ["without a way to answer", { name: "Анна" }],
  ["with a phone that is none", { ...question, phone: "12345" }],
  ["with an e-mail that is none", { ...question, email: "anna@" }],
  ["with a field that nobody asked for", { ...question, organizer_id: 1 }],
])("a question %s is refused, and nothing is stored", async (_, data) => {
  const before = await app.db.$count(helpRequests);
  expect((await submit(data)).status).toBe(400);
  expect(await app.db.$count(helpRequests)).toBe(before);
});

test("a question that is sent again with its key is one question; other words are another one", async () => {
  await app.db.delete(helpRequests);
  await app.db.delete(helpRequestAttempts);
  const key = "5b0b8fd2-7f0f-4f0e-9c37-0a9b9a5a1c11";
  const twice = [1, 2].map(() => app.ask("submitHelpRequest", { body: { data: question, key } }));
  const answers = await Promise.all(twice);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await app.db.$count(helpRequests)).toBe(1);
  const other = { ...question, message: "И ещё: можно с собакой?" };
  await app.ask("submitHelpRequest", { body: { data: other, key } });
  expect(await app.db.$count(helpRequests)).toBe(2);
  await Promise.all([1, 2].map(() => submit(question)));
  expect(await app.db.$count(helpRequests)).toBe(4);
});

test("a key that is none is refused", async () => {
  const answer = await app.ask("submitHelpRequest", {
    body: { data: question, key: "twice" },
  } as never);
  expect(answer.status).toBe(400);
});

test("an e-mail alone is enough to answer to", async () => {
  expect((await submit({ name: "Анна", email: "anna@example.com" })).status).toBe(200);
});

test("questions from one address are rate-limited, and accepted again after the wait", async () => {
  await app.db.delete(helpRequestAttempts);
  const statuses = await Promise.all(
    Array.from({ length: maxRequests + 5 }, async () => (await submit(question)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxRequests);
  const refused = await submit(question);
  expect(refused.status).toBe(429);
  now = new Date(now.getTime() + Number(refused.headers.get("retry-after")) * 1000);
  expect((await submit(question)).status).toBe(200);
});

test("other addresses are counted separately, and none is stored in plain text", async () => {
  expect(await countHelpRequest(app.db, "203.0.113.9", now)).toBe(0);
  expect(JSON.stringify(await app.db.select().from(helpRequestAttempts))).not.toContain("203.0");
});

test("a question asked on an organiser's site belongs to that organiser", async () => {
  const { data } = await app.call("getDomain", { query: { organizer_id: own.id } }, own.owner);
  const person = { headers: { "site-host": data.domain } };
  const answer = await app.ask("submitHelpRequest", { body: { data: question } }, person);
  expect(answer.status).toBe(200);
  expect(await app.db.$count(helpRequests, eq(helpRequests.organizerId, own.id))).toBe(1);
  const nobody = { headers: { "site-host": "nobody.example" } };
  expect((await app.ask("submitHelpRequest", { body: { data: question } }, nobody)).status).toBe(
    404,
  );
});
