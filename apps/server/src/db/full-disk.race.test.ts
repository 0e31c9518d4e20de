import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { organizers } from "../modules/organizers/organizer.table.ts";
import { readEnv } from "../platform/env/env.ts";
import { createLogger } from "@tour/telemetry";
import { createServices } from "../services.ts";
import { createTestClient } from "../test/create-test-app.ts";
import { openDatabase } from "./open-database.ts";
import type { OpenDatabase } from "./open-database.ts";

/** A disk of its own, in memory, that can be filled; undefined where we may not mount one. */
function mountDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "tour-disk-"));
  try {
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", "size=256m", "tmpfs", folder], {
      stdio: "ignore",
    });
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = mountDisk();
let database: OpenDatabase;
let client: ReturnType<typeof createTestClient>;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  if (!disk) return;
  const { TMPDIR } = process.env;
  process.env["TMPDIR"] = disk;
  const postgres = await startPostgres();
  if (TMPDIR === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = TMPDIR;
  ends.push(() => postgres.stop());
  database = await openDatabase({ databaseUrl: postgres.url });
  ends.push(() => database.close());
  const services = await createServices(database.db, readEnv({}), createLogger("silent"), {
    hasDatabaseRoom: database.hasRoom,
  });
  ends.push(() => services.jobs.close());
  client = createTestClient(services);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  if (!disk) return;
  execFileSync("/bin/umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true, force: true });
});

const read = async (path: string) => (await client.app.request(path)).json();
const statusOf = async (path: string) => (await client.app.request(path)).status;

const write = () =>
  database.db
    .insert(organizers)
    .values(Array.from({ length: 500 }, () => ({ name: "Тропа", since: 2015, about: "Тропа" })));

/** A file that leaves no room on the disk. */
function fill(file: string): void {
  const chunk = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) appendFileSync(file, chunk);
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOSPC") throw error;
  }
}

test.runIf(disk)(
  "while the database's disk is full, health says so and reading goes on",
  async () => {
    await write();
    expect(await read("/health/ready")).toMatchObject({ database: "ok" });
    expect(await statusOf("/health/writes")).toBe(200);

    const file = join(disk!, "filler");
    fill(file);
    const failure = (async () => {
      for (;;) await write();
    })();
    await expect(failure).rejects.toMatchObject({ cause: { code: "53100" } });
    expect(await read("/health/ready")).toMatchObject({ database: "full" });
    expect(await statusOf("/health/ready"), "reading goes on").toBe(200);
    expect(await statusOf("/health/writes")).toBe(503);
    // Nobody writes meanwhile: it is tried.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await statusOf("/health/writes")).toBe(503);
    expect(await database.db.$count(organizers)).toBeGreaterThan(0);

    truncateSync(file);
    await expect.poll(() => read("/health/ready")).toMatchObject({ database: "ok" });
    expect(await statusOf("/health/writes")).toBe(200);
    await write();
  },
);
