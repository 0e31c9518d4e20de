import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@tour/free-port";
import pg from "pg";
import type { ServerData } from "./server-data.ts";

/** A loaded machine is slow, not wrong. */
const START_TIMEOUT_MS = 120_000;
/** A file beside the data: they outlive the server's next end. */
export const KEEP = "keep";

/**
 * Runs the server for as long as standard input stays open, then removes the data, unless a file
 * says to keep them: an end of this process, of whatever kind, ends the server too.
 */
const SUPERVISOR = `
  folder=$1; shift
  exec 3<&0
  "$@" & server=$!
  (cat <&3 >/dev/null; kill -INT $server 2>/dev/null) &
  wait $server
  [ -e "$folder/${KEEP}" ] || rm -rf "$folder"
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
  // Hundreds of small databases come and go: looking after each, and compiling what is asked once,
  // took a sixth of the server's time.
  autovacuum: "off",
  jit: "off",
};

export type ServerProcess = {
  url: string;
  port: number;
  /** Resolves when it is gone, for whatever reason. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

type RunOptions = {
  settings?: Record<string, string>;
  /** Without it a free one. */
  port?: number;
};

/** Runs a server on a data folder, on loopback; the folder goes when it stops. */
export async function runServer(
  { binaries, user, folder, password }: ServerData,
  { settings: ownSettings = {}, port: givenPort }: RunOptions = {},
): Promise<ServerProcess> {
  const port = givenPort ?? (await findFreePort());
  const all = { ...SETTINGS, ...ownSettings };
  const settings = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = [join(binaries, "postgres"), "-D", join(folder, "data"), "-p", `${port}`];
  const server = spawn("sh", ["-c", SUPERVISOR, "sh", folder, ...command, ...settings], {
    ...user,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    // Its own process group: who kills ours leaves the supervisor to tidy up.
    detached: true,
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
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
  return { url, port, ended, stop };
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
  if (!existsSync(join(folder, KEEP))) rmSync(folder, { recursive: true, force: true });
}
