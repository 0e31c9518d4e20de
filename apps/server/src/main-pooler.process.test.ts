import { findFreePort } from "@tour/free-port";
import { startPgbouncer } from "@tour/test-postgres";
import { afterAll, expect, test } from "vitest";
import { createServerRunner, reasonOf, waitForHealth } from "./test/run-server.ts";
import { copyDatabase } from "./test/open-test-database.ts";

const runner = createServerRunner();
const database = await copyDatabase();
const pooler = await startPgbouncer(database.url);

afterAll(async () => {
  await runner.end();
  runner.cleanUp();
  await pooler.stop();
  await database.drop();
});

test("behind a pooler the server starts and answers, with statements that it does not keep", async () => {
  const port = await findFreePort();
  const environment = { DATABASE_URL: pooler.url, API_PORT: String(port) };
  const server = runner.start({ ...environment, PREPARED_STATEMENTS: "off" });
  await waitForHealth(port);
  const answer = await fetch(`http://127.0.0.1:${port}/spa/suggestions?q=%D0%B0`, {
    headers: { "user-role": "visitor" },
  });
  expect(answer.status).toBe(200);
  server.child.kill("SIGTERM");
  expect([await server.ended, server.errors]).toEqual([0, ""]);
});

test("with statements that it keeps it ends with one line that says what is refused (control)", async () => {
  const server = runner.start({
    ...{ DATABASE_URL: pooler.url, API_PORT: String(await findFreePort()) },
    PREPARED_STATEMENTS: "on",
  });
  expect(await server.ended).toBe(1);
  expect(reasonOf(server.errors)).toContain("unsupported startup parameter");
});
