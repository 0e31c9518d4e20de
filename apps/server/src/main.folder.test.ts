import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

let dataDir: string;
let running: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tour-main-"));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the server's process; `errors` is what it said on its way out. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url))], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "inherit", "pipe"],
  });
  running.push(child);
  const state = { errors: "", ended: once(child, "close").then(([code]) => code as number), child };
  child.stderr.on("data", (chunk) => (state.errors += String(chunk)));
  return state;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitForHealth(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error("The server did not answer");
}

test("the server starts, keeps its folder to itself, stops when asked, and starts again", async () => {
  const port = await findFreePort();
  const API_PORT = String(port);
  const first = start({ API_PORT });
  await waitForHealth(port);

  const second = start({ API_PORT: String(await findFreePort()) });
  expect(await second.ended).toBe(1);
  expect(second.errors).toBe(
    `The data folder ${dataDir} is in use by process ${first.child.pid}. ` +
      "Stop that server, or choose another folder with DATA_DIR.\n",
  );

  first.child.kill("SIGTERM");
  expect([await first.ended, first.errors]).toEqual([0, ""]);
  const again = start({ API_PORT });
  await waitForHealth(port);
  again.child.kill("SIGKILL");
  await again.ended;
  start({ API_PORT });
  await waitForHealth(port);
});

test("a taken port is named in one line, with the variable to change", async () => {
  const taken = createServer().listen(0);
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const server = start({ API_PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.errors).toBe(`Port ${port} is taken: set API_PORT to another.\n`);
  taken.close();
});

test("a database that cannot be reached is named in one line, without its password", async () => {
  const port = await findFreePort();
  const server = start({ DATABASE_URL: `postgres://tour:hunter2@127.0.0.1:${port}/tour` });
  expect(await server.ended).toBe(1);
  expect(server.errors).toMatch(new RegExp(`^The database at 127.0.0.1:${port}/tour .+\\n$`));
  expect(server.errors).not.toContain("hunter2");
});

test("a wrong setting is named in one line", async () => {
  const server = start({ API_PORT: "http" });
  expect(await server.ended).toBe(1);
  expect(server.errors).toBe("The environment variable API_PORT is not valid: http\n");
});
