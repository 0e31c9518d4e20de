import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { queueDatabase } from "./queue-database.ts";

/** How often the queue is looked through for jobs of workers that died, in seconds. */
const superviseSeconds = 30;
/** How often what is done is cleared away, in seconds. */
const maintenanceSeconds = 600;

/** pg-boss on our database, whose migrations make its tables. */
export function createBoss(
  db: Database,
  { supervise, log }: { supervise: boolean; log: Logger },
): PgBoss {
  const boss = new PgBoss({
    db: queueDatabase(db),
    supervise,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: maintenanceSeconds,
    schedule: false,
    migrate: false,
  });
  boss.on("error", (error) => log.error({ error }, "jobs cannot be read"));
  boss.on("warning", (warning) => log.warn({ warning }, "the job queue warns"));
  return boss;
}
