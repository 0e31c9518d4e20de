import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("the blank template of a tourist counts as touched, as the specification says", async () => {
  const columns = sql`information_schema.columns`;
  const isTouched = sql`table_name = 'tourists' and column_name = 'is_touched'`;
  expect(await app.db.$count(columns, isTouched)).toBe(1);
  expect(await app.db.$count(columns, sql`${isTouched} and column_default = 'true'`)).toBe(1);
});
