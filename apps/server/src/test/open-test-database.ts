import { readFile } from "node:fs/promises";
import { createDatabase } from "@tour/test-postgres";
import type { TestDatabase as DatabaseAddress } from "@tour/test-postgres";
import { drizzle } from "drizzle-orm/pglite";
import { inject } from "vitest";
import { listenOnPglite } from "../db/listen-on-pglite.ts";
import { openDatabase } from "../db/open-database.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { openPgliteClient } from "../db/open-pglite.ts";

export interface TestDatabase extends OpenDatabase {
  /** Address of the database on PostgreSQL; undefined on PGlite. */
  url: string | undefined;
}

/** An empty, migrated database on the engine of the project that runs the test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return inject("postgresUrl") ? openCopyOnServer() : openEmbeddedCopy();
}

/** An empty, migrated database on the project's PostgreSQL, for processes that a test starts. */
export function copyDatabase(): Promise<DatabaseAddress> {
  return createDatabase(inject("postgresUrl")!, inject("templateUrl"));
}

/** Tests ask whether all is right, not how soon: a busy machine refuses nobody a connection. */
async function openCopyOnServer(): Promise<TestDatabase> {
  const { url, drop } = await copyDatabase();
  const opened = await openDatabase({ databaseUrl: url, maxWaitMs: 120_000 });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close, url };
}

async function openEmbeddedCopy(): Promise<TestDatabase> {
  const dump = await readFile(inject("embeddedDump")!);
  const client = await openPgliteClient({ loadDataDir: new Blob([dump]) });
  const db = drizzle(client);
  const notices = listenOnPglite(client);
  const close = () => client.close();
  return {
    db,
    engine: "pglite",
    notices,
    close,
    hasRoom: async () => true,
    pools: () => [],
    url: undefined,
  };
}
