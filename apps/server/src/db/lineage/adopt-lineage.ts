import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../database.ts";

interface Lineage extends Record<string, unknown> {
  /** As it was written down last. */
  name: string;
  /** Null on a standby, which may not write it down yet. */
  present: string | null;
}

/**
 * Whether the rows have moved to another server or another timeline since anybody looked: by a restored
 * backup, or by a failover, in which the last transactions may have been lost. If so, it is written down
 * once, however many processes find it, with what `mendRows` does to rows that bear numbers of another
 * server's transactions; and all that is kept in memory is read anew. False for rows that nobody has
 * looked at before.
 */
export async function adoptLineage(
  db: Database,
  mendRows: (tx: Database) => Promise<void>,
): Promise<boolean> {
  if (!isElsewhere(await read(db, sql``))) return false;
  return db.transaction(async (tx) => {
    const before = await read(tx, sql`for update of lineage`);
    // Whoever waited here finds it written down.
    if (!isElsewhere(before)) return false;
    await mendRows(tx);
    await tx.execute(
      sql`update database_lineage set name = present_lineage(), noticed_at = clock_timestamp()`,
    );
    return before.name !== "";
  });
}

const isElsewhere = ({ name, present }: Lineage) => present !== null && present !== name;

async function read(db: Database, lock: SQL): Promise<Lineage> {
  const result = await db.execute<Lineage>(sql`
    select lineage.name, present_lineage() as present from database_lineage as lineage ${lock}`);
  const [row] = (result as unknown as { rows: Lineage[] }).rows;
  if (!row) throw new Error("The row of the database's lineage, which the migration made, is gone");
  return row;
}

/**
 * No transaction of this server that has ended has a number as large as this. Those of another one may be
 * far ahead: to whoever asks what changed since a snapshot, all they did looks as if it were still to come.
 */
export const firstOfFuture = sql`pg_snapshot_xmax(pg_current_snapshot())`;
