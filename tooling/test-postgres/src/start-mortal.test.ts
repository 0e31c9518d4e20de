import { expect, test } from "vitest";
import pg from "pg";
import { askServer } from "./ask-server.ts";
import { startMortalPostgres, type Death } from "./start-mortal.ts";

const timeout = 180_000;
const rows = 200;

/** How many of the rows that were confirmed one by one are there after the server died. */
async function countKept(death: Death, settings?: Record<string, string>): Promise<number> {
  const server = await startMortalPostgres(settings);
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => {});
  await client.connect();
  await client.query("CREATE TABLE tours AS SELECT 0 AS id");
  await client.query("CHECKPOINT");
  for (let id = 1; id <= rows; id += 1) await client.query(`INSERT INTO tours VALUES (${id})`);
  await server.kill(death);
  if (death !== "connection killed") await server.start();
  const kept = () => askServer<{ id: number }>(server.url, "SELECT id FROM tours WHERE id > 0");
  const found = await expect.poll(kept, { timeout: timeout }).toSatisfy(Array.isArray).then(kept);
  await server.stop();
  return found.length;
}

for (const death of ["connection killed", "stopped at once", "killed"] as const) {
  test(
    `a server that is ${death} restarts with all that it confirmed`,
    async () => expect(await countKept(death)).toBe(rows),
    timeout,
  );
}

test(
  "control: a server that confirms before it writes loses data",
  async () => {
    const late = { synchronous_commit: "off", wal_writer_delay: "10s", wal_buffers: "64MB" };
    expect(await countKept("killed", late)).toBeLessThan(rows);
  },
  timeout,
);
