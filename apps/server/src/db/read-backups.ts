import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

export interface Backups {
  /** How PostgreSQL's log is archived; null where it is not, or where nothing of it was yet. */
  log: { ageSeconds: number; hasFailed: boolean } | null;
  /** Whole copies by what they are (`dump`, `base`), with the time since they were begun. */
  copies: { kind: string; ageSeconds: number }[];
}

/**
 * How old the newest backups are. Whoever makes a copy notes it as a setting of the database, as
 * `tour.backup_dump`: a dump does not take that along, so that a restored database says that it has no copy yet.
 */
export async function readBackups(db: Database): Promise<Backups> {
  const [{ rows: logs }, { rows: copies }] = (await Promise.all([
    db.execute(readLog),
    db.execute(readCopies),
  ])) as unknown as [
    { rows: { age: number; has_failed: boolean }[] },
    { rows: { kind: string; age: number }[] },
  ];
  const [log] = logs;
  return {
    log: log ? { ageSeconds: Number(log.age), hasFailed: log.has_failed } : null,
    copies: copies.map(({ kind, age }) => ({ kind, ageSeconds: Number(age) })),
  };
}

// Where no segment was archived yet, the time counts since PostgreSQL began to count.
const readLog = sql`
  select date_part('epoch', clock_timestamp() - coalesce(last_archived_time, stats_reset)) as age,
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as has_failed
  from pg_stat_archiver
  where current_setting('archive_mode') <> 'off'`;

// What is no time is left out instead of failing for all.
const readCopies = sql`
  select kind, date_part('epoch', clock_timestamp() - made_at::timestamptz) as age
  from pg_db_role_setting, unnest(setconfig) as setting,
    regexp_substr(setting, '^tour[.]backup_([a-z_]+)=', 1, 1, '', 1) as kind,
    regexp_substr(setting, '=([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}Z)$', 1, 1, '', 1) as made_at
  where setdatabase = (select oid from pg_database where datname = current_database())
    and setrole = 0 and kind is not null and made_at is not null
  order by kind`;
