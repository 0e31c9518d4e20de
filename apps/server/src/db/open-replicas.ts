import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import type { PoolState } from "./open-database.ts";
import { createReplicas, noReplicas } from "./replicas.ts";
import type { Replicas } from "./replicas.ts";
import { clientOptions } from "./client-options.ts";

/** How old what a replica shows may be, and how often that is looked at, in ms. */
const checkMs = 2_000;

/** How long a replica may take to connect, and to answer, before the primary is asked, in ms. */
const timeoutMs = 2_000;

/** How a replica is. */
export interface ReplicaState {
  replica: number;
  isUsed: boolean;
  /** How much of the primary's log it lacked when it was last asked; null where it did not say. */
  lagBytes: number | null;
}

interface OpenReplicas {
  replicas: Replicas;
  states: () => ReplicaState[];
  pools: () => PoolState[];
  close: () => Promise<void>;
}

interface Log {
  warn: (fields: object, message: string) => void;
}

/** Opens the read replicas of a PostgreSQL server, and watches them until closed. */
export async function openReplicas(
  primary: Database,
  {
    replicaUrls: urls,
    keepsStatements,
  }: { replicaUrls: readonly string[]; keepsStatements: boolean },
  log: Log,
): Promise<OpenReplicas> {
  if (urls.length === 0) {
    return { replicas: noReplicas, states: () => [], pools: () => [], close: async () => {} };
  }
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const pools = urls.map((connectionString) => {
    const pool = new pg.Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      // Behind a pooler the role has it, from the primary: see `setForRole`.
      ...clientOptions(pg.Client, keepsStatements),
    });
    pool.on("error", (error) => log.warn({ error }, "idle replica connection broke"));
    return pool;
  });
  const states = urls.map((_, index): ReplicaState => {
    return { replica: index + 1, isUsed: false, lagBytes: null };
  });
  const servers = pools.map((pool, index) => {
    const db: Database = drizzle(pool);
    const hasReached = async (position: string) => {
      const state = states[index]!;
      state.lagBytes = null;
      state.lagBytes = await readLag(db, position);
      return state.lagBytes === 0;
    };
    return { db, hasReached };
  });
  const replicas = createReplicas({
    servers,
    readPosition: () => readPosition(primary),
    onChange: (change) => {
      states[change.replica]!.isUsed = change.isUsed;
      log.warn(change, change.isUsed ? "replica in use" : "replica left alone");
    },
  });
  const check = () =>
    replicas.check().catch((error: unknown) => log.warn({ error }, "replicas cannot be checked"));
  await check();
  const timer = setInterval(check, checkMs);
  timer.unref();
  return {
    replicas,
    states: () => states,
    pools: () =>
      pools.map(({ totalCount, idleCount, waitingCount }, index) => ({
        pool: `replica-${index + 1}`,
        total: totalCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    close: async () => {
      clearInterval(timer);
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

async function readPosition(primary: Database): Promise<string> {
  const result = await primary.execute(sql`select pg_current_wal_lsn()::text as position`);
  return (result as unknown as { rows: { position: string }[] }).rows[0]!.position;
}

/**
 * How many bytes of the primary's log up to a position a replica lacks. A server that is no replica (a
 * pooler before the primary, say) is never behind.
 */
async function readLag(db: Database, position: string): Promise<number> {
  const result = await db.execute(sql`
    select case when pg_is_in_recovery() then
      greatest(0, pg_wal_lsn_diff(${position}::pg_lsn, pg_last_wal_replay_lsn()))
    else 0 end::float8 as lag`);
  return (result as unknown as { rows: { lag: number }[] }).rows[0]!.lag;
}
