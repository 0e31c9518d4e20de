import { readNetworks } from "@tour/http-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { rates } from "./rate-classes.ts";

let app: TestApp;
let now = Date.parse("2026-11-21T12:00:00Z");

beforeAll(async () => {
  app = await createTestApp({
    env: { trustedProxies: readNetworks("private") },
    now: () => new Date(now),
  });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const search = (address: string, client: Pick<TestApp, "ask"> = app) =>
  client.ask("suggestions", { query: { q: "а" } }, from(address));
const statuses = async (answers: Promise<Response>[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const many = (count: number, ask: () => Promise<Response>) => Array.from({ length: count }, ask);
const { burst } = rates.search;

// ASVS 2.4.1
test("clients over the limit get 429 with the time to wait, and can continue after it", async () => {
  expect(await statuses(many(burst + 5, () => search("203.0.113.5")))).toEqual({
    200: burst,
    429: 5,
  });
  const refused = await search("203.0.113.5");
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await refused.json()).toMatchObject({ error: "too_many_requests" });
  expect((await search("203.0.113.6")).status, "another address").toBe(200);
  now += 1000;
  expect((await search("203.0.113.5")).status).toBe(200);
});

test("each class has its own limit: after too many searches one can still read and sign in", async () => {
  await Promise.all(many(burst + 1, () => search("203.0.113.7")));
  expect((await search("203.0.113.7")).status).toBe(429);
  expect((await app.ask("customMetadata", {}, from("203.0.113.7"))).status).toBe(200);
  const asked = { body: { email: "a@b.ru", password: "wrong" } };
  expect((await app.ask("signIn", asked, from("203.0.113.7"))).status).toBe(401);
});

test("routes that are not calls are counted too, health checks and metrics are not", async () => {
  const get = (path: string) => async () => app.app.request(path, from("203.0.113.8"));
  const asked = many(rates.file.burst + 1, get("/crm/nothing"));
  expect(await statuses(asked)).toEqual({ 404: rates.file.burst, 429: 1 });
  expect(await statuses(many(rates.file.burst + 1, get("/health/live")))).toEqual({
    200: rates.file.burst + 1,
  });
});

test('private addresses are not counted unless all are; "off" counts nobody', async () => {
  const { env } = app.services;
  const all = createTestClient({ ...app.services, env: { ...env, rateLimit: "all" } });
  const off = createTestClient({ ...app.services, env: { ...env, rateLimit: "off" } });
  const ask = (client: Pick<TestApp, "ask">, address: string) =>
    statuses(many(burst + 1, () => search(address, client)));
  expect(await ask(app, "10.0.0.5")).toEqual({ 200: burst + 1 });
  expect(await ask(all, "10.0.0.5")).toEqual({ 200: burst, 429: 1 });
  expect(await ask(off, "203.0.113.9"), "control").toEqual({ 200: burst + 1 });
});
