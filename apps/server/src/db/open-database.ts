import { join } from "node:path";
import type { Pool } from "pg";
import type { Database } from "./database.ts";
import { endSilentConnections } from "./end-silent-connections.ts";
import { findLost } from "./find-lost.ts";
import { lockFolder } from "./folder-lock.ts";
import { listenOnPglite } from "./listen-on-pglite.ts";
import { listenOnPostgres } from "./listen-on-postgres.ts";
import { migratePglite, migratePostgres } from "./migrate.ts";
import type { Notices } from "./notices.ts";
import { openPgliteClient } from "./open-pglite.ts";
import { setForRole } from "./set-for-role.ts";
import { watchRoom } from "./watch-room.ts";
import { clientOptions } from "./client-options.ts";

export interface OpenDatabase {
  db: Database;
  engine: "pglite" | "postgres";
  /** What every process is told of when a transaction ends. */
  notices: Notices;
  close: () => Promise<void>;
  /** Whether the database has room to write. The embedded one is not watched. */
  hasRoom: () => Promise<boolean>;
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

export interface DatabaseOptions {
  /** `postgres://...`; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; `undefined` keeps it in memory, for tests. */
  dataDir?: string | undefined;
  /**
   * Longest work on one statement of PostgreSQL, in ms; a longer one is ended with an error. Without
   * it there is no limit. The embedded database knows none.
   */
  maxStatementMs?: number;
  /**
   * Whether PostgreSQL keeps statements by name, and settings with a connection; so it does unless told
   * otherwise, as behind a pooler that gives each transaction another connection.
   */
  keepsStatements?: boolean;
  /**
   * How long PostgreSQL may say nothing on connections that are waited for before they are ended, unless
   * it says on a new one, within the same time, that it works for them, in ms. Without it a server that
   * hangs, and a connection that was lost on the way, are waited for for ever.
   */
  maxSilenceMs?: number;
  /** How long a call waits for a free connection, in ms: ten seconds unless told otherwise. */
  maxWaitMs?: number;
  /** Told of connections that broke. */
  onError?: (error: Error) => void;
}

const usualWaitMs = 10_000;

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options)
    : openPglite(options.dataDir);
}

async function openPostgres(url: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { maxWaitMs = usualWaitMs } = options;
  const { keepsStatements = true, maxStatementMs } = options;
  const migrating = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: maxWaitMs,
  });
  try {
    if (!keepsStatements && maxStatementMs) await setOnce(migrating, maxStatementMs);
    await migratePostgres(migrating);
  } catch (cause) {
    const reason = readReason(cause);
    throw new Error(`The database at ${describeUrl(url)} cannot be opened: ${reason}`, { cause });
  } finally {
    await migrating.end();
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // A visitor after a quiet minute would wait for new ones: a search by words takes two.
    min: 2,
    connectionTimeoutMillis: maxWaitMs,
    // Networks forget connections on which nothing passes for long.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    ...clientOptions(pg.Client, keepsStatements),
    ...(keepsStatements && maxStatementMs && { statement_timeout: maxStatementMs }),
  });
  // In the midst of a transaction the pool does not listen, and an error that nobody hears ends us.
  pool.on("connect", (client) => client.on("error", (error) => options.onError?.(error)));
  pool.on("error", () => {});
  const hasRoom = watchRoom(pool);
  const { maxSilenceMs: silenceMs } = options;
  const endWatch = silenceMs
    ? endSilentConnections(pool, {
        silenceMs,
        maxMs: maxStatementMs && maxStatementMs + silenceMs,
        findLost: (processes) => findLost(url, processes, silenceMs),
      })
    : () => {};
  const pools = () => [
    {
      pool: "primary",
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    },
  ];
  const notices = listenOnPostgres({
    connect: () =>
      new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: maxWaitMs,
        keepAlive: true,
        application_name: "tour notices",
      }),
    pool,
    onError: options.onError,
  });
  const close = async () => {
    endWatch();
    await notices.close();
    await pool.end();
  };
  return { db: drizzle(pool), engine: "postgres", notices, close, hasRoom, pools };
}

async function setOnce(pool: Pool, maxStatementMs: number): Promise<void> {
  const client = await pool.connect();
  await setForRole(client, maxStatementMs).finally(() => client.release());
}

/** Host, port and name, without the user and the password. */
function describeUrl(url: string): string {
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
    const { drizzle } = await import("drizzle-orm/pglite");
    const client = await openPgliteClient(dataDir ? { dataDir: join(dataDir, "db") } : {});
    const db = drizzle(client);
    await migratePglite(db);
    const notices = listenOnPglite(client);
    const close = async () => {
      await notices.close();
      await client.close().finally(unlock);
    };
    return { db, engine: "pglite", notices, close, hasRoom: async () => true, pools: () => [] };
  } catch (error) {
    unlock();
    throw error;
  }
}
