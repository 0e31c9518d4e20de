import { rmSync } from "node:fs";
import { join } from "node:path";
import { askServer } from "./ask-server.ts";
import { runMortal } from "./mortal-process.ts";
import { findServerBinaries } from "./server-binaries.ts";
import { makeData } from "./server-data.ts";
import { findServerUser, makeRunnable } from "./server-user.ts";

/**
 * How a server ends: one process of a connection is killed, upon which it ends all others and starts
 * again by itself; it is told to end, with or without tidying up; its first process is killed.
 */
export type Death = "connection killed" | "stopped" | "stopped at once" | "killed";

const signalOf = { stopped: "SIGINT", "stopped at once": "SIGQUIT", killed: "SIGKILL" } as const;

/** A PostgreSQL server for tests that can be killed, and come back with what it has on its disk. */
export type MortalPostgres = {
  /** The same after each start. */
  url: string;
  /** The folder of its data, and whose that is when it is not this process's user. */
  dataDir: string;
  user: { uid: number; gid: number } | undefined;
  /** Resolves when it is gone; with a connection's death, when it was dealt. */
  kill: (death: Death) => Promise<void>;
  /** Starts it on its data once more. */
  start: () => Promise<void>;
  /** Stops it, and removes its data. */
  stop: () => Promise<void>;
};

/** What the tests' other servers leave out: an answered commit is with the system, if not on the disk. */
const durable = { synchronous_commit: "on", full_page_writes: "on" };

/** Starts a server that keeps what it confirmed, unless `settings` say otherwise. */
export async function startMortalPostgres(
  settings: Record<string, string> = {},
): Promise<MortalPostgres> {
  const user = findServerUser();
  const { folder: binaries, copy } = makeRunnable(findServerBinaries().folder, user);
  const data = await makeData(binaries, user);
  const server = await runMortal(data, { ...durable, ...settings });

  return {
    url: server.url,
    dataDir: join(data.folder, "data"),
    user,
    kill: (death) =>
      death === "connection killed" ? killConnection(server.url) : server.kill(signalOf[death]),
    start: server.start,
    stop: async () => {
      await server.stop();
      if (copy) rmSync(copy, { recursive: true, force: true });
    },
  };
}

async function killConnection(url: string): Promise<void> {
  const [other] = await askServer<{ pid: number }>(
    url,
    `SELECT pid FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
     ORDER BY state = 'active' DESC LIMIT 1`,
  );
  if (!other) throw new Error("Nobody is connected");
  process.kill(other.pid, "SIGKILL");
}
