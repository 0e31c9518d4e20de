import { expect, test, vi } from "vitest";
import { askServer } from "./ask-server.ts";
import { startPostgres } from "./start-postgres.ts";
import { startStandby } from "./start-standby.ts";

test("a standby of a server that runs already follows it, and comes back after it was killed", async () => {
  const server = await startPostgres();
  await askServer(server.url, "CREATE TABLE tours AS SELECT 'Алтай' AS title");
  const standby = await startStandby(server.url);
  const count = async () =>
    (await askServer(standby.url, "SELECT FROM tours").catch(() => [])).length;
  await vi.waitFor(async () => expect(await count()).toBe(1), 60_000);
  await expect(askServer(standby.url, "DELETE FROM tours")).rejects.toThrow(/read-only/);
  await standby.kill();
  await askServer(server.url, "INSERT INTO tours VALUES ('Байкал')");
  expect(await count(), "nobody answers").toBe(0);
  await standby.start();
  await vi.waitFor(async () => expect(await count()).toBe(2), 60_000);
  await standby.stop();
  await server.stop();
}, 180_000);
