import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import type { ClientBase, Pool } from "pg";

/** Beside this file in the sources, and beside `main.js` in the bundle. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** PostgreSQL's code for what a role may not do. */
const mayNot = "42501";
const howTo = "have migrate.js bring the tables up to date, as the role that owns them";

/** Any number that only this product uses: servers that start together migrate one by one. */
const migrationLock = 7_061_994;

export async function migratePglite(db: PgliteDatabase): Promise<void> {
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  await migrate(db, { migrationsFolder });
}

/** Brings the tables up to date; where they are, nothing is asked for that a role without rights to change them may not. */
export async function migratePostgres(pool: Pool): Promise<void> {
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  const client = await pool.connect();
  try {
    if (await isUpToDate(client)) return;
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
    if (codeOf(error) === mayNot) throw new Error(`${reasonOf(error)}: ${howTo}`, { cause: error });
    throw error;
  } finally {
    client.release();
  }
}

/** Whether the newest migration of this version, or a later one, was run; a role that may not look has to try. */
async function isUpToDate(client: ClientBase): Promise<boolean> {
  const newest = await readNewest();
  const { rows } = await client
    .query<{ at: string | null }>("select max(created_at) as at from drizzle.__drizzle_migrations")
    .catch(() => ({ rows: [] }));
  return Number(rows[0]?.at ?? 0) >= newest;
}

/** When the newest migration of this version was made, ms. Only what is to be run needs all their files. */
async function readNewest(): Promise<number> {
  const journal = await readFile(join(migrationsFolder, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return entries.at(-1)?.when ?? 0;
}

/** Drizzle puts what the database said below the statement. */
const saidOf = (error: unknown) =>
  ((error as Error).cause ?? error) as { message: string; code?: string };
const codeOf = (error: unknown) => saidOf(error).code;
const reasonOf = (error: unknown) => saidOf(error).message;
