import { execFile } from "node:child_process";
import { chownSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { runMortal } from "./mortal-process.ts";
import { findServerBinaries } from "./server-binaries.ts";
import { findMemory, makeFolder } from "./server-data.ts";
import { findServerUser, makeRunnable, type ServerUser } from "./server-user.ts";

/** A server that follows one which runs already, by streaming replication. */
export type TestStandby = {
  /** Of its database `postgres`; the same after each start. */
  url: string;
  /** Resolves when it is gone. */
  kill: () => Promise<void>;
  /** Starts it on its data once more. */
  start: () => Promise<void>;
  /** Stops it, and removes its data. */
  stop: () => Promise<void>;
};

/**
 * Copies a server of this machine while it runs, and follows it by an address: its own, or one that leads to
 * it by a way that a test can cut.
 */
export async function startStandby(primaryUrl: string, by = primaryUrl): Promise<TestStandby> {
  const user = findServerUser();
  const { folder: binaries, copy } = makeRunnable(findServerBinaries().folder, user);
  const { hostname, port, username, password } = new URL(by);
  const folder = makeFolder(user, findMemory());
  await copyRunning(primaryUrl, folder, user);
  const { url, kill, start, stop } = await runMortal(
    { binaries, user, folder, password },
    {
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`,
      // What is cut off is noticed, and tried again, soon.
      wal_receiver_timeout: "5s",
      wal_retrieve_retry_interval: "500ms",
    },
  );
  return {
    ...{ url, start },
    kill: () => kill("SIGKILL"),
    stop: async () => {
      await stop();
      if (copy) rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** The data of a running server, as a backup that it knows of, ready to be a standby's. */
async function copyRunning(
  primaryUrl: string,
  folder: string,
  user: ServerUser | undefined,
): Promise<void> {
  const data = join(folder, "data");
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    const read = async (statement: string) =>
      String(Object.values((await client.query<object>(statement)).rows[0]!)[0]);
    const source = await read("SELECT current_setting('data_directory')");
    await client.query("SELECT pg_backup_start('standby', true)");
    await promisify(execFile)("cp", ["-R", source, data], { ...user });
    const label = await read("SELECT labelfile FROM pg_backup_stop(false)");
    rmSync(join(data, "postmaster.pid"));
    for (const [name, text] of [
      ["backup_label", label],
      ["standby.signal", ""],
    ] as const) {
      writeFileSync(join(data, name), text);
      if (user) chownSync(join(data, name), user.uid, user.gid);
    }
  } finally {
    await client.end();
  }
}
