import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findServerBinaries } from "./server-binaries.ts";
import { makeData, makeFolder, type ServerData } from "./server-data.ts";
import { runServer } from "./server-process.ts";
import { findServerUser, makeRunnable } from "./server-user.ts";

/** A PostgreSQL server for tests, and another that follows it by streaming replication. */
export type ReplicatedPostgres = {
  /** Both addresses have the right to do anything. */
  primary: { url: string };
  standby: { url: string; stop: () => Promise<void> };
  /** Stops both, and removes their data. */
  stop: () => Promise<void>;
};

/** Starts both on temporary folders and free loopback ports; they end with this process. */
export async function startReplicatedPostgres(
  findBinaries = findServerBinaries,
): Promise<ReplicatedPostgres> {
  const user = findServerUser();
  const { folder: binaries, copy } = makeRunnable(findBinaries().folder, user);
  const data = await makeData(binaries, user);
  const standbyData = await copyData(data);
  const primary = await runServer(data);
  const standby = await runServer(standbyData, {
    settings: {
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
  return { primary, standby, stop };
}

/** A copy of a cluster that no server has open, which will follow it. */
async function copyData(data: ServerData): Promise<ServerData> {
  const folder = makeFolder(data.user);
  const run = promisify(execFile);
  await run("cp", ["-R", join(data.folder, "data"), folder], { ...data.user });
  await run("touch", [join(folder, "data/standby.signal")], { ...data.user });
  return { ...data, folder };
}
