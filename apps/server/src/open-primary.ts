import type { Logger } from "pino";
import { adoptLineage } from "./db/lineage/adopt-lineage.ts";
import { watchLineage } from "./db/lineage/watch-lineage.ts";
import { openDatabase } from "./db/open-database.ts";
import type { OpenDatabase } from "./db/open-database.ts";
import { mendMovedRows } from "./mend-moved-rows.ts";
import type { ServerEnv } from "./platform/env/env.ts";

/** Far longer than any call needs, in ms: what takes so long holds up the others. */
const maxStatementMs = 60_000;

/** How long a database that hangs is waited for, and then once more for a new connection, in ms. */
const maxSilenceMs = 5_000;

/** Opens the database of a process, and watches for its rows to move; `endWatch` ends that. */
export async function openPrimary(
  env: ServerEnv,
  log: Logger,
): Promise<OpenDatabase & { endWatch: () => void }> {
  const database = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    maxStatementMs,
    keepsStatements: env.keepsStatements,
    maxSilenceMs,
    onError: (error) => log.warn({ error }, "database connection broke"),
  });
  const adopt = () => adoptLineage(database.db, mendMovedRows);
  return { ...database, endWatch: await watchLineage(adopt, log) };
}
