import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { askServer } from "./ask-server.ts";
import { findServerBinaries } from "./server-binaries.ts";
import { makeData, makeFolder, type ServerData } from "./server-data.ts";
import { runServer } from "./server-process.ts";
import { findServerUser, makeRunnable } from "./server-user.ts";

/** A PostgreSQL server for tests, and another that follows it by streaming replication. */
export type ReplicatedPostgres = {
  /** Both addresses have the right to do anything. */
  primary: { url: string; stop: () => Promise<void> };
  standby: {
    url: string;
    stop: () => Promise<void>;
    /** Nothing of the primary arrives any more: what it does from here on is lost with it. */
    cutOff: () => Promise<void>;
    /** Makes a primary of it. */
    promote: () => Promise<void>;
  };
  /** Stops both, and removes their data. */
  stop: () => Promise<void>;
};

/** As a real one: where its log ends, all that was committed has been written. */
const durable = { synchronous_commit: "on" };

type StartOptions = {
  /** Of both servers, beside those that every test has. */
  settings?: Record<string, string>;
};

/** Starts both on temporary folders and free loopback ports; they end with this process. */
export async function startReplicatedPostgres(
  findBinaries = findServerBinaries,
  { settings = {} }: StartOptions = {},
): Promise<ReplicatedPostgres> {
  const user = findServerUser();
  const { folder: binaries, copy } = makeRunnable(findBinaries().folder, user);
  const data = await makeData(binaries, user);
  const standbyData = await copyData(data);
  const primary = await runServer(data, { settings: { ...durable, ...settings } });
  const standby = await runServer(standbyData, {
    settings: {
      ...settings,
      primary_conninfo:
        `host=127.0.0.1 port=${primary.port} user=postgres password=${data.password} ` +
        "application_name=standby",
    },
  });
  const stop = async () => {
    await standby.stop();
    await primary.stop();
    if (copy) rmSync(copy, { recursive: true, force: true });
  };
  return {
    primary,
    standby: {
      ...standby,
      cutOff: () => refuseReplication(data, primary.url),
      promote: async () => {
        await askServer(standby.url, "SELECT pg_promote(wait_seconds => 60)");
      },
    },
    stop,
  };
}

/** Ends the streams of a primary, and lets none begin. */
async function refuseReplication({ folder }: ServerData, url: string): Promise<void> {
  const file = join(folder, "data/pg_hba.conf");
  writeFileSync(file, `host replication all all reject\n${readFileSync(file, "utf8")}`);
  await askServer(url, "SELECT pg_reload_conf()");
  const countStreams = async () => {
    const ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_replication";
    return (await askServer(url, ended)).length;
  };
  while ((await countStreams()) > 0) await wait(50);
}

/** A copy of a cluster that no server has open, which will follow it. */
async function copyData(data: ServerData): Promise<ServerData> {
  const folder = makeFolder(data.user);
  const run = promisify(execFile);
  await run("cp", ["-R", join(data.folder, "data"), folder], { ...data.user });
  await run("touch", [join(folder, "data/standby.signal")], { ...data.user });
  return { ...data, folder };
}
