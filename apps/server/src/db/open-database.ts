import { join } from "node:path";
import type { Database } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { migratePglite, migratePostgres } from "./migrate.ts";
import * as schema from "./schema.ts";

export interface OpenDatabase {
  db: Database;
  engine: "pglite" | "postgres";
  close: () => Promise<void>;
  /** The connections in use, for metrics; none on the embedded database. */
  pools: () => PoolState[];
}

export interface PoolState {
  pool: string;
  total: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

export interface DatabasePlace {
  /** `postgres://...`; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; `undefined` keeps it in memory, for tests. */
  dataDir?: string | undefined;
  /** Told of connections that broke while idle. */
  onError?: (error: Error) => void;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return place.databaseUrl
    ? openPostgres(place.databaseUrl, place.onError)
    : openPglite(place.dataDir);
}

async function openPostgres(url: string, onError?: (error: Error) => void): Promise<OpenDatabase> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on("error", (error) => onError?.(error));
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw new Error(
      `The database at ${describePlace(url)} cannot be opened: ${readReason(error)}`,
      {
        cause: error,
      },
    );
  }
  const pools = () => [
    {
      pool: "primary",
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    },
  ];
  return { db: drizzle(pool, { schema }), engine: "postgres", close: () => pool.end(), pools };
}

/** Host, port and name, without the user and the password. */
function describePlace(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

function readReason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}

/** PGlite does not wait for the disk: a crash of the whole machine may lose the last seconds. */
async function openPglite(dataDir: string | undefined): Promise<OpenDatabase> {
  const unlock = dataDir ? lockFolder(dataDir) : () => {};
  try {
    const { PGlite } = await import("@electric-sql/pglite");
    const { drizzle } = await import("drizzle-orm/pglite");
    const client = await PGlite.create(dataDir ? { dataDir: join(dataDir, "db") } : {});
    const db = drizzle(client, { schema });
    await migratePglite(db);
    const close = () => client.close().finally(unlock);
    return { db, engine: "pglite", close, pools: () => [] };
  } catch (error) {
    unlock();
    throw error;
  }
}
