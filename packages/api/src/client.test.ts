import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { defineCall } from "./call.ts";
import { createClient, retriedStatuses } from "./client.ts";
import type { ClientOptions } from "./client.ts";
import { ApiError, isUnreachable } from "./error.ts";
import { json, startTestServer } from "./test-server.ts";

const calls = {
  read: defineCall({
    method: "GET",
    path: "/spa/read",
    summary: "",
    access: "anyone",
    query: v.object({ page: v.optional(v.number()), uuid: v.optional(v.string()) }),
    answer: v.unknown(),
  }),
  write: defineCall({
    method: "POST",
    path: "/crm/write",
    summary: "",
    access: "signed-in",
    body: v.object({ text: v.string() }),
    answer: v.unknown(),
  }),
  upload: defineCall({
    method: "POST",
    path: "/crm/upload",
    summary: "",
    access: "signed-in",
    body: v.object({ file: v.file(), alt: v.optional(v.string()) }),
    encoding: "multipart",
    answer: v.unknown(),
  }),
};

let server: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.replyWith(json(200, { data: 1 })));

const client = (options: Partial<ClientOptions> = {}) =>
  createClient<typeof calls>(calls, { baseUrl: server.baseUrl, role: "visitor", ...options });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test("a call goes to its path with its query, its body, the role and the given headers", async () => {
  const all = client({ role: "organizer", headers: { "site-host": "altai.localhost" } });
  expect(await all.read({ query: { page: 2 } })).toEqual({ data: 1 });
  await all.write({ body: { text: "да" } }, { headers: { "x-more": "1" } });
  expect(server.seen).toMatchObject([
    {
      method: "GET",
      url: "/spa/read?page=2",
      headers: { "user-role": "organizer", "site-host": "altai.localhost" },
    },
    { method: "POST", url: "/crm/write", body: '{"text":"да"}', headers: { "x-more": "1" } },
  ]);
});

test("a file is sent as a form, without omitted fields", async () => {
  const file = new File(["picture"], "a.jpg", { type: "image/jpeg" });
  await client().upload({ body: { file } });
  const [seen] = server.seen;
  expect(seen?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen?.body).toContain('name="file"; filename="a.jpg"');
  expect(seen?.body).not.toContain("alt");
});

test("reads are retried once on exactly the eight statuses of the specification", () => {
  expect(retriedStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
});

test.each(retriedStatuses)("a read that gets %i is retried once", async (status) => {
  server.replyWith(json(status, { message: "no" }));
  expect((await failureOf(client().read())).status).toBe(status);
  expect(server.seen).toHaveLength(2);
  server.replyWith((response) =>
    json(server.seen.length === 1 ? status : 200, { data: 2 })(response, server.seen[0]!),
  );
  expect(await client().read()).toEqual({ data: 2 });
});

test.each([400, 401, 403, 404, 410, 413, 422, 501])(
  "a read that gets %i is not retried",
  async (status) => {
    server.replyWith(json(status, { message: "no" }));
    expect((await failureOf(client().read())).status).toBe(status);
    expect(server.seen).toHaveLength(1);
  },
);

test.each(retriedStatuses)("a write is never retried, not even after %i", async (status) => {
  server.replyWith(json(status, { message: "no" }));
  await failureOf(client().write({ body: { text: "" } }));
  expect(server.seen).toHaveLength(1);
});

test("an error has the message, the validation map and the rest of the body", async () => {
  const body = {
    message: "Страница уже изменена",
    error: "conflict",
    validation: { title: ["Обязательно для заполнения"] },
    data: { version: 3 },
  };
  server.replyWith(json(409, body));
  const error = await failureOf(client().write({ body: { text: "" } }));
  expect(error).toMatchObject({ ...body, status: 409, statusText: "Conflict" });
});

test("without a message the error's name is used, and without both the status text", async () => {
  server.replyWith(json(403, { error: "forbidden" }));
  expect((await failureOf(client().read())).message).toBe("forbidden");
  server.replyWith((response) => response.writeHead(404).end("<html>"));
  const error = await failureOf(client().read());
  expect([error.message, error.validation]).toEqual(["Not Found", {}]);
});

test("a call can be cancelled, and is not retried or logged then", async () => {
  const log = vi.fn();
  server.replyWith(() => {});
  const abort = new AbortController();
  const call = client({ log }).read({}, { signal: abort.signal });
  await vi.waitFor(() => expect(server.seen).toHaveLength(1));
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(server.seen).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

test("a call that is cancelled before it starts is never made", async () => {
  const call = client().read({}, { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  expect(server.seen).toHaveLength(0);
});

test("a host that cannot be reached is told apart from a refusal, and counts as 500", async () => {
  const error = await failureOf(
    client({ baseUrl: "http://127.0.0.1:1" }).write({ body: { text: "" } }),
  );
  expect(error.status).toBe(500);
  expect(isUnreachable(error)).toBe(true);
  server.replyWith(json(500, {}));
  expect(isUnreachable(await failureOf(client().write({ body: { text: "" } })))).toBe(false);
});

test("a failure is logged once, with its url masked", async () => {
  const log = vi.fn();
  server.replyWith(json(503, {}));
  const uuid = "0b9f7a52-6f0e-4b1d-9a51-111111111111";
  const error = await failureOf(client({ log }).read({ query: { uuid } }));
  const url = `${server.baseUrl}/spa/read?uuid=***`;
  expect(log.mock.calls).toEqual([[{ status: 503, statusText: "Service Unavailable", url }]]);
  expect(error.url).toBe(url);
});
