import { contract } from "@tour/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../test/create-organizer.ts";
import type { TestOrganizer } from "../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { validBlock } from "../test/sample-block.ts";

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({
    handlers: {
      getSignInHints: () => {
        throw new Error("the password is 12345");
      },
    },
  });
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});
afterAll(() => app.close());

const page = () => ({ organizer_id: organizer.id, type: "main" });
const refusal = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { error: string; validation: Record<string, string[]> }),
});
const save = (body: unknown) =>
  app.ask("savePageBlocks", { query: page(), body }, organizer.owner).then(refusal);
const post = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  app.app.request(path, {
    method: "POST",
    body,
    headers: {
      "user-role": "organizer",
      cookie: organizer.owner.cookie!,
      "content-type": "application/json",
      ...headers,
    },
  });
const savePath = () =>
  `/crm/api/constructor/save-page-blocks?organizer_id=${organizer.id}&type=main`;

test("/openapi.json lists every call of the contract and every other route", async () => {
  const response = await app.app.request("/openapi.json");
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, object>> };
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = Object.values(contract).map((call) => `${call.method} ${call.path}`);
  expect(listed).toEqual(expect.arrayContaining(calls));
  const served = app.app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(served).toContain("GET /media/{key}/{size}");
  expect(listed.sort()).toEqual([...new Set(served)].sort());
});

test("the health checks say whether the process is alive and ready", async () => {
  const ask = async (path: string) => {
    const response = await app.app.request(path);
    return [response.status, await response.json()];
  };
  const room = { disk: "ok", database: "ok" };
  expect(await ask("/health/writes")).toEqual([200, { status: "ok" }]);
  expect(await ask("/health/live")).toEqual([200, { status: "ok" }]);
  for (const path of ["/health", "/health/ready"]) {
    expect(await ask(path)).toEqual([200, { status: "ok", search: "reading", ...room }]);
  }
  await app.call("toursPage", {});
  expect(await ask("/health/ready")).toEqual([200, { status: "ok", search: "ready", ...room }]);
});

test("a disk that is full is told of by the health checks, and the host stays ready to serve", async () => {
  const full = createTestClient({ ...app.services, hasRoom: async () => false });
  for (const path of ["/health", "/health/ready"]) {
    const response = await full.app.request(path);
    expect([response.status, await response.json()]).toMatchObject([200, { disk: "full" }]);
  }
  expect((await full.call("toursPage", {})).data, "what is there is served").toBeDefined();
});

// ASVS 2.2.2
test("an invalid body gets 400 with messages by field, in Russian", async () => {
  const block = { ...validBlock(), variant: "1", colour: "red" };
  expect(await save({ blocks: [block], version: 1.5, extra: true })).toMatchObject({
    status: 400,
    error: "bad_request",
    validation: {
      "blocks.0.variant": ["Введите число"],
      "blocks.0.colour": ["Неизвестное поле"],
      version: ["Введите целое число"],
      extra: ["Неизвестное поле"],
    },
  });
  expect((await save({})).validation).toEqual({ blocks: ["Обязательно для заполнения"] });
  expect((await save([])).status).toBe(400);
  expect((await save(null)).status).toBe(400);
});

test("an invalid query gets 400", async () => {
  const headers = { "user-role": "organizer", cookie: organizer.owner.cookie! };
  const getPage = async (query: string) =>
    refusal(await app.app.request(`/crm/api/constructor/get-page${query}`, { headers }));
  const own = `organizer_id=${organizer.id}`;
  expect((await getPage("")).validation).toEqual({
    organizer_id: ["Обязательно для заполнения"],
    type: ["Обязательно для заполнения"],
  });
  expect((await getPage(`?${own}&type=blog`)).validation).toEqual({
    type: ["Допустимо: main | tour"],
  });
  expect((await getPage(`?${own}&type=main&x=1`)).validation).toEqual({ x: ["Неизвестное поле"] });
  expect((await getPage(`?${own}&${own}&type=main`)).validation).toEqual({
    organizer_id: ["Укажите один раз"],
  });
  expect((await getPage(`?organizer_id=1e3&type=main`)).status).toBe(400);
  const { validation } = await getPage(`?${own}&type=main&__proto__=1`);
  expect(Object.entries(validation)).toEqual([["__proto__", ["Неизвестное поле"]]]);
});

test("no error message repeats the input, and each is in Russian", async () => {
  const response = await app.ask("signIn", { body: { email: "мой-секрет", password: 12345 } });
  const text = await response.text();
  expect(response.status).toBe(400);
  expect(text).not.toContain("мой-секрет");
  expect(text).not.toContain("12345");
  const word = "тропа";
  const query = { organizer_id: organizer.id };
  const answers = [
    app.ask("signIn", { body: { email: word, password: "12345678" } }),
    app.ask(
      "updateOrganizer",
      { query: { id: organizer.id }, body: { kind: word } },
      organizer.owner,
    ),
    app.ask("getPage", { query: { ...query, type: word } }, organizer.owner),
    app.ask(
      "listDepartures",
      { query: { ...query, period: word, tour_id: word } },
      organizer.owner,
    ),
    app.ask("tours", { query: { dates_from: word, comfort: word, price_from: word } }),
  ];
  for (const answer of await Promise.all(answers)) {
    const { status, validation } = await refusal(answer);
    expect(status).toBe(400);
    const said = Object.values(validation).flat().join(" ");
    expect(said).not.toContain(word);
    expect(said).not.toContain("Invalid");
  }
  const wrong = await app.ask(
    "updateOrganizer",
    { query: { id: organizer.id }, body: { email: word } },
    organizer.owner,
  );
  expect((await refusal(wrong)).validation).toEqual({ email: ["Введите корректный e-mail"] });
});

test("a body that is not JSON, too deep, too large or of another type is refused with the right status", async () => {
  const status = async (body: string, headers?: Record<string, string>) =>
    (await post(savePath(), body, headers)).status;
  expect(await status("{")).toBe(400);
  expect(await status(`{"blocks":${"[".repeat(100_000)}${"]".repeat(100_000)}}`)).toBe(400);
  expect(await status(JSON.stringify({ blocks: [], pad: "x".repeat(3_000_000) }))).toBe(413);
  expect(await status("blocks=1", { "content-type": "application/x-www-form-urlencoded" })).toBe(
    415,
  );
  expect(await status("", { "content-type": "application/json" })).toBe(400);
});

test("an unknown path is 404, a wrong method 405 with the right ones", async () => {
  expect(await refusal(await app.app.request("/crm/api/nothing"))).toMatchObject({
    status: 404,
    error: "not_found",
  });
  const wrong = await app.app.request("/crm/api/constructor/get-page", { method: "DELETE" });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"]);
});

// ASVS 16.3.4, 16.5.1
test("an unexpected error is a 500 that reveals nothing", async () => {
  const response = await app.ask("getSignInHints", {});
  const text = await response.text();
  expect(response.status).toBe(500);
  expect(JSON.parse(text)).toEqual({
    message: "Что-то сломалось",
    error: "internal",
    validation: {},
  });
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("another site's page cannot write with our cookies; the builder's can", async () => {
  const status = async (headers: Record<string, string>) =>
    (await post(savePath(), JSON.stringify({ blocks: [] }), headers)).status;
  expect(await status({ origin: "https://evil.example" })).toBe(403);
  expect(await status({ origin: "null" })).toBe(403);
  expect(await status({ origin: "http://altai.localhost:3000" })).toBe(403);
  const asSite = { origin: "http://altai.localhost:3000", "site-host": "altai.localhost:3000" };
  expect(await status(asSite)).toBe(403);
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await status({ origin: "http://localhost:3001" })).toBe(200);
  expect(await status({})).toBe(200);
});

// ASVS 14.2.2, 14.3.2
test("responses to signed-in users are not cached", async () => {
  const response = await app.ask("getPage", { query: page() }, organizer.owner);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
