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
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client) as NodePgDatabase, { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => {});
    client.release();
  }
}
