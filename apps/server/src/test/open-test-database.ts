import { createDatabase } from "@tour/test-postgres";
import { inject } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import type { OpenDatabase } from "../db/open-database.ts";

export interface TestDatabase extends OpenDatabase {
  /** Address of the database on PostgreSQL; undefined on PGlite. */
  url: string | undefined;
}

/** An empty, migrated database on the engine of the project that runs the test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject("postgresUrl");
  if (!serverUrl) return { ...(await openDatabase({})), url: undefined };
  const { url, drop } = await createDatabase(serverUrl);
  const opened = await openDatabase({ databaseUrl: url });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close, url };
}
