import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import type { ServerUser } from "./server-user.ts";

const START_TIMEOUT_MS = 30_000;
/**
 * Runs the server for as long as standard input stays open, then removes the data: an end of this
 * process, of whatever kind, ends the server too.
 */
const SUPERVISOR = `
  folder=$1; shift
  exec 3<&0
  "$@" & server=$!
  (cat <&3 >/dev/null; kill -INT $server 2>/dev/null) &
  wait $server
  rm -rf "$folder"
`;
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  timezone: "UTC",
  // Nothing here outlives the tests, so nothing waits for the disk.
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
};

/** Makes a data folder and runs a server on it, on a free loopback port. */
export async function runServer(
  binaries: string,
  user: ServerUser | undefined,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "tour-postgres-"));
  const password = randomBytes(16).toString("hex");
  try {
    await initialiseData(binaries, folder, password, user);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await findFreePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = [join(binaries, "postgres"), "-D", join(folder, "data"), "-p", `${port}`];
  const server = spawn("sh", ["-c", SUPERVISOR, "sh", folder, ...command, ...settings], {
    ...user,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    // Its own process group: who kills ours leaves the supervisor to tidy up.
    detached: true,
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = () => stopServer(server, folder);
  try {
    await waitUntilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  server.unref();
  (server.stdin as unknown as { unref?: () => void }).unref?.();
  (server.stderr as unknown as { unref?: () => void }).unref?.();
  return { url, stop };
}

async function initialiseData(
  binaries: string,
  folder: string,
  password: string,
  user: ServerUser | undefined,
): Promise<void> {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) {
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  }
  await promisify(execFile)(
    join(binaries, "initdb"),
    [
      `--pgdata=${join(folder, "data")}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      `--locale=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
      "--no-sync",
    ],
    { ...user, cwd: folder },
  );
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let log = "";
  server.stderr?.on("data", (chunk: Buffer) => (log = `${log}${chunk}`.slice(-4000)));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
      await wait(50);
    }
  }
  throw new Error(`The PostgreSQL server for the tests did not start:\n${log}`);
}

async function stopServer(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.ref();
    server.stdin?.end();
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}
