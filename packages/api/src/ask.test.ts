import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ask, askData } from "./ask.ts";
import { ApiError, isUnreachable } from "./error.ts";
import { json, startTestServer } from "./test-server.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
const log = vi.spyOn(console, "error");

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => log.mockReset().mockReturnValue());
afterAll(() => server.stop());

const uuid = "3f0c7c0a-6a53-4a38-9d0c-7a2b8f0f1c11";
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test("data is asked for, and sent for as JSON", async () => {
  server.replyWith(json(200, { data: { uuid } }));
  expect(await askData(`${server.baseUrl}/read`)).toEqual({ uuid });
  expect(await askData(`${server.baseUrl}/write`, { body: { text: "да" } })).toEqual({ uuid });
  expect(server.seen.map(({ method, body }) => [method, body])).toEqual([
    ["GET", ""],
    ["POST", '{"text":"да"}'],
  ]);
  expect(log).not.toHaveBeenCalled();
});

test("a refusal is thrown with the server's words, and logged once with a masked address", async () => {
  const refusal = { message: "Слишком часто", error: "too_many", validation: { name: ["Кто?"] } };
  server.replyWith(json(429, refusal));
  const error = await failureOf(askData(`${server.baseUrl}/read?uuid=${uuid}`, { failed: "Увы" }));
  expect(error).toMatchObject({ status: 429, ...refusal });
  expect(log.mock.calls).toEqual([
    [
      "call failed",
      { status: 429, statusText: expect.any(String), url: `${server.baseUrl}/read?uuid=***` },
    ],
  ]);
});

test("what is no answer of the API host fails with the caller's words", async () => {
  server.replyWith((response) => response.writeHead(502).end("<h1>Bad gateway</h1>"));
  const error = await failureOf(askData(server.baseUrl, { failed: "Не получилось" }));
  expect(error).toMatchObject({ status: 502, message: "Не получилось" });
  server.replyWith((response) => response.end("<h1>Вход в сеть отеля</h1>"));
  expect(await failureOf(askData(server.baseUrl))).toBeInstanceOf(ApiError);
});

test("where nothing answers, that is thrown and logged; whoever gave up is not logged", async () => {
  const error = await failureOf(ask("http://127.0.0.1:9/read", {}, "Нет связи"));
  expect(isUnreachable(error)).toBe(true);
  expect(error).toMatchObject({ message: "Нет связи" });
  expect(log).toHaveBeenCalledOnce();
  const signal = AbortSignal.abort();
  expect(await failureOf(ask(server.baseUrl, { signal }))).toBe(signal.reason);
  expect(log).toHaveBeenCalledOnce();
});

test("a page that is answered with a failure is handed over, and logged", async () => {
  server.replyWith((response) => response.writeHead(422).end("<p>Проверьте</p>"));
  const answer = await ask(server.baseUrl);
  expect([answer.status, await answer.text()]).toEqual([422, "<p>Проверьте</p>"]);
  expect(log).toHaveBeenCalledOnce();
});
