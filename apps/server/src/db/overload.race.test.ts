import { createDatabase } from "@tour/test-postgres";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { answerErrors } from "../http/answers/answer-errors.ts";
import type { AppEnv } from "../http/log-requests.ts";
import { createLogger } from "@tour/telemetry";
import { openDatabase } from "./open-database.ts";
import type { OpenDatabase } from "./open-database.ts";

let open: OpenDatabase;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createDatabase(inject("postgresUrl")!);
  drop = database.drop;
  open = await openDatabase({ databaseUrl: database.url, maxStatementMs: 300 });
});
afterAll(async () => {
  await open.close();
  await drop();
});

// ASVS 15.2.2
test("a statement that takes too long is cancelled, and the client is told to retry", async () => {
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(createLogger("silent")));
  app.get("/:seconds", async (c) => {
    await open.db.execute(sql`select pg_sleep(${Number(c.req.param("seconds"))})`);
    return c.text("done");
  });
  const refused = await app.request("/60");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({ error: "unavailable" });
  // To a slow machine even that may be long.
  const askForNothing = async () => (await app.request("/0")).status;
  await expect.poll(askForNothing, { message: "control: a short one is answered" }).toBe(200);
});
