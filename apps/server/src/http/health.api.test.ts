import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { handlers } from "../handlers.ts";
import { routes } from "../routes.ts";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import type { Readiness } from "./health.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function statuses(readiness: Readiness, services = app.services) {
  const { request } = createApp({ services, handlers, routes, readiness });
  const paths = ["/health/live", "/health/serving", "/health/ready", "/health"];
  const answers = await Promise.all(paths.map((path) => request(path)));
  const late = answers.filter(({ status }) => status === 503);
  expect(late.every(({ headers }) => headers.has("retry-after"))).toBe(true);
  return answers.map(({ status }) => status);
}

const away = {
  execute: () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" })),
};

test("one that serves says so", async () => {
  expect(await statuses({ isStopping: false })).toEqual([200, 200, 200, 200]);
});

test("until its tours are in memory, and once it was asked to stop, nobody is to be sent there", async () => {
  const starting = { isStopping: false, isWarming: true };
  expect(await statuses(starting)).toEqual([200, 503, 503, 503]);
  expect(await statuses({ isStopping: true })).toEqual([200, 503, 503, 503]);
});

test("a database that is away is no reason to leave one process out: none would be left", async () => {
  const services = { ...app.services, db: away as never };
  expect(await statuses({ isStopping: false }, services)).toEqual([200, 200, 503, 503]);
});
