import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { callSamples } from "../../test/call-samples.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { bodyLimitOf, bodyLimits } from "./body-limits.ts";

let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const names = (Object.keys(contract) as (keyof TourContract)[]).filter(
  (name) => "body" in contract[name],
);
const jsonCalls = names.filter((name) => !("encoding" in contract[name]));

/** Sends a body with the query that the call asks for, by whoever may make it. */
async function send(name: keyof TourContract, body: string | FormData) {
  const { path } = contract[name];
  const { query = {} } = callSamples[name](own.id);
  const headers = {
    ...(typeof body === "string" && { "content-type": "application/json" }),
    ...(path.startsWith("/crm/") && { "user-role": "organizer", cookie: own.owner.cookie! }),
    ...(path.startsWith("/spa/") && { "user-role": "visitor" }),
  };
  const url = `${path}?${new URLSearchParams(query as Record<string, string>)}`;
  return app.app.request(url, { method: "POST", headers, body });
}

/** An object of so many keys. */
const withKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(",")}}`;

// ASVS 5.2.1, 15.2.2
test("a sign-in of 120,000 keys, and every body over its call's limit, is refused unparsed", async () => {
  const parse = vi.spyOn(JSON, "parse");
  for (const name of jsonCalls) {
    const { bytes } = bodyLimitOf(name);
    const filled = `{"a":"${"x".repeat(bytes)}"}`;
    for (const body of [filled, withKeys(120_000).padEnd(bytes + 1, " ")]) {
      expect([name, (await send(name, body)).status]).not.toEqual([name, 200]);
    }
  }
  const parsed = parse.mock.calls.filter(([text]) => String(text).length > 100_000);
  expect(parsed).toEqual([]);
});

test("a body with more values than its call allows is not parsed", async () => {
  const { values, bytes } = bodyLimits.page;
  const parse = vi.spyOn(JSON, "parse");
  const sent = (count: number) => withKeys(count).padEnd(100_000, " ");
  const isParsed = () => parse.mock.calls.some(([text]) => String(text).length >= 100_000);
  const body = sent(values);
  expect(body.length).toBeLessThan(bytes);
  expect((await send("savePageBlocks", body)).status).toBe(413);
  expect(isParsed()).toBe(false);
  expect((await send("savePageBlocks", sent(values - 10))).status).toBe(400);
  expect(isParsed(), "control: what has room is parsed").toBe(true);
});

test("a body that is nested too deep is refused unparsed", async () => {
  const parse = vi.spyOn(JSON, "parse");
  const deep = (depth: number) => `{"blocks":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  expect((await send("savePageBlocks", deep(100_000))).status).toBe(400);
  expect((await send("savePageBlocks", deep(1_000))).status).toBe(400);
  expect(parse.mock.calls.filter(([text]) => String(text).startsWith('{"blocks":[['))).toEqual([]);
});

test("a form with thousands of parts is refused, one with a few is read", async () => {
  const form = (count: number) => {
    const parts = new FormData();
    for (let index = 0; index < count; index += 1) parts.append(`field-${index}`, "x");
    return parts;
  };
  expect((await send("uploadMedia", form(5_000))).status).toBe(413);
  expect((await send("uploadMedia", form(5))).status, "control: it lacks a file").toBe(400);
});

test("characters that the database can't store are removed from every text", async () => {
  const settings = String.raw`{"settings":{"title":"Тро\u0000па \ud800"}}`;
  const response = await send("updateMainPageSetting", settings);
  expect(response.status).toBe(404);
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  const saved = (await (await send("updateMainPageSetting", settings)).json()) as {
    data: { title: string };
  };
  expect(saved.data.title).toBe("Тропа \ufffd");
});

test("thousands of validation errors are reported up to two hundred", async () => {
  const content = { id: "a", type: 5, variant: 1, content_version: 1, content: {} };
  const validation = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]),
  );
  const body = JSON.stringify({ block: { ...content, validation } });
  const answer = (await (await send("validateBlock", body)).json()) as { validation: object };
  expect(Object.keys(answer.validation)).toHaveLength(200);
});
