import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "../db/folder-lock.ts";
import { unpackDatabase } from "../test/run-server.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tour-seed-"));
  unpackDatabase(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function seed(...args: string[]) {
  const file = fileURLToPath(new URL("./seed.ts", import.meta.url));
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir };
  return spawnSync(process.execPath, [file, ...args], { encoding: "utf8", env });
}

test("while a server has the folder open, the seed says what to do and changes nothing", () => {
  const unlock = lockFolder(dataDir);
  const { status, stderr } = seed("--tours", "10");
  unlock();
  expect(status).toBe(1);
  expect(stderr).toContain(`in use by process ${process.pid}`);
  expect(stderr).toContain("stop `pnpm start`");
  expect(stderr).not.toContain("    at ");
});

test("the embedded database is filled, and a wrong number is refused with a message", () => {
  const { status, stdout, stderr } = seed("--tours", "10");
  expect([status, stderr]).toEqual([0, "10 of 10 tours (100%)\n"]);
  expect(stdout).toContain("10 tours were added");
  expect(seed("--tours", "many").stderr).toContain("--tours is a whole number");
  expect(seed().stdout).toContain("pnpm seed --tours 100000");
});
