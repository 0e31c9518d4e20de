import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { readBackups } from "./read-backups.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("of a log that is not archived and copies that nobody made nothing is told, on either engine", async () => {
  expect(await readBackups(app.db)).toEqual({ log: null, copies: [] });
});
