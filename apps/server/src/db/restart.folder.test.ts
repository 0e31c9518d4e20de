import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { organizers } from "../modules/organizers/organizer.table.ts";
import { readSecret } from "../modules/accounts/read-secret.ts";
import { unpackDatabase } from "../test/run-server.ts";
import { lockFolder } from "./folder-lock.ts";
import { openDatabase } from "./open-database.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tour-data-"));
  unpackDatabase(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("data and the session key survive a restart", async () => {
  const first = await openDatabase({ dataDir });
  await first.db.insert(organizers).values({ name: "Тропа", since: 2015 });
  const secret = await readSecret(first.db);
  await first.close();
  const second = await openDatabase({ dataDir });
  const rows = await second.db.select().from(organizers);
  const kept = await readSecret(second.db);
  await second.close();
  expect(rows).toMatchObject([{ name: "Тропа", since: 2015 }]);
  expect(kept).toBe(secret);
});

test("a folder in use is refused with the process that holds it, and is free once that process ends", async () => {
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${process.pid}`,
  );
  await first.close();
  const second = await openDatabase({ dataDir });
  await second.close();
});

test("a killed process does not keep the folder locked", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const { pid } = child;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  writeFileSync(join(dataDir, "server.lock"), JSON.stringify({ pid, started: "" }));
  expect(lockFolder(dataDir)).not.toThrow();
});

test("another process that got the id of a dead one does not keep the folder locked", () => {
  const owner = { pid: process.ppid, started: "long ago" };
  writeFileSync(join(dataDir, "server.lock"), JSON.stringify(owner));
  expect(lockFolder(dataDir)).not.toThrow();
});
