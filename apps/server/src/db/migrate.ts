import { fileURLToPath } from "node:url";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import type { Pool } from "pg";

/** Beside this file in the sources, and beside `main.js` in the bundle. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number that only this product uses: servers that start together migrate one by one. */
const migrationLock = 7_061_994;

export async function migratePglite(db: PgliteDatabase): Promise<void> {
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  await migrate(db, { migrationsFolder });
}

export async function migratePostgres(pool: Pool): Promise<void> {
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  const client = await pool.connect();
  try {
    // The lock of a transaction, not of a connection: behind a pooler the next statement may have
    // another connection. The migrator begins once more, which PostgreSQL only remarks upon, and
    // its end is that of the whole.
    await client.query("begin");
    // Changing tables, and waiting for others who do, may take as long as it needs.
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await migrate(drizzle(client) as NodePgDatabase, { migrationsFolder });
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
