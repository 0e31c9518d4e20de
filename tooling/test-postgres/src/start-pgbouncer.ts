import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "@tour/find-program";
import { findFreePort } from "@tour/free-port";
import pg from "pg";
import { makeFolder } from "./server-data.ts";
import { findServerUser } from "./server-user.ts";

const START_TIMEOUT_MS = 60_000;

/** PgBouncer before a server, which gives each transaction another connection. */
export type RunningPgbouncer = {
  /** The address of the same database behind it. */
  url: string;
  /** Kills it, and every connection through it with it. */
  kill: () => Promise<void>;
  /** Starts it again at the same address. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  /** Lines of its settings beside those that every test has. */
  settings?: Record<string, string>;
};

/** Starts PgBouncer on a free loopback port, before the server of an address. */
export async function startPgbouncer(
  serverUrl: string,
  { settings: ownSettings = {} }: Options = {},
): Promise<RunningPgbouncer> {
  const { command, env } = findProgram({
    title: "PgBouncer",
    command: "pgbouncer",
    variable: "PGBOUNCER",
    probe: ["--version"],
    packages: ["pgbouncer", "libevent-2.1-7", "libc-ares2"],
    path: "usr/sbin/pgbouncer",
  });
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const user = findServerUser();
  const folder = makeFolder(user);
  const port = await findFreePort();
  const users = join(folder, "users");
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: `${port}`,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: users,
    pool_mode: "transaction",
    default_pool_size: "5",
    logfile: "",
    ...ownSettings,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const text = ["[databases]", `* = host=${hostname} port=${serverPort}`, "[pgbouncer]", ...lines];
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(file, `${text.join("\n")}\n`);
  chmodSync(users, 0o644);
  const run = () =>
    spawn(command, [file], {
      ...user,
      env: { ...process.env, ...env },
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  const url = new URL(serverUrl);
  url.port = `${port}`;
  let child = run();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  const stop = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, url.href);
  } catch (error) {
    await stop();
    throw error;
  }
  const start = async () => {
    child = run();
    await waitUntilReady(child, url.href);
  };
  return { url: url.href, kill, start, stop };
}

async function waitUntilReady(child: ChildProcess, connectionString: string): Promise<void> {
  let log = "";
  child.stderr?.on("data", (part: Buffer) => (log = `${log}${part}`.slice(-4000)));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const client = new pg.Client({ connectionString });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => {});
      await wait(50);
    }
  }
  throw new Error(`PgBouncer did not start:\n${log}`);
}
