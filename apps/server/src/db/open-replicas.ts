import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import type { PoolState } from "./open-database.ts";
import { createReplicas, noReplicas } from "./replicas.ts";
import type { Replicas } from "./replicas.ts";
import { unnamedClient } from "./unnamed-client.ts";
import { withoutJit } from "./without-jit.ts";

/** How old what a replica shows may be, and how often that is looked at, in ms. */
const checkMs = 2_000;

/** How long a replica may take to connect, and to answer, before the primary is asked, in ms. */
const timeoutMs = 2_000;

interface OpenReplicas {
  replicas: Replicas;
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
  if (urls.length === 0) return { replicas: noReplicas, pools: () => [], close: async () => {} };
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const pools = urls.map((connectionString) => {
    const pool = new pg.Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      // Behind a pooler the role has it, from the primary: see `setForRole`.
      ...(keepsStatements ? { onConnect: withoutJit } : { Client: unnamedClient(pg.Client) }),
    });
    pool.on("error", (error) => log.warn({ error }, "idle replica connection broke"));
    return pool;
  });
  const servers = pools.map((pool) => {
    const db: Database = drizzle(pool);
    return { db, hasReached: (position: string) => hasReached(db, position) };
  });
  const replicas = createReplicas({
    servers,
    readPosition: () => readPosition(primary),
    onChange: (change) => log.warn(change, change.isUsed ? "replica in use" : "replica left alone"),
  });
  const check = () =>
    replicas.check().catch((error: unknown) => log.warn({ error }, "replicas cannot be checked"));
  await check();
  const timer = setInterval(check, checkMs);
  timer.unref();
  return {
    replicas,
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

/** A server that is no replica (a pooler before the primary, say) is never behind. */
async function hasReached(db: Database, position: string): Promise<boolean> {
  const result = await db.execute(sql`
    select not pg_is_in_recovery()
      or pg_last_wal_replay_lsn() >= ${position}::pg_lsn as reached`);
  return (result as unknown as { rows: { reached: boolean }[] }).rows[0]!.reached;
}
