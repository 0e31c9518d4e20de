import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createMetrics as createProcessMetrics } from "@tour/telemetry";
import type { Metrics as ProcessMetrics } from "@tour/telemetry";
import { Gauge, Registry } from "prom-client";
import type { PoolState } from "../../db/open-database.ts";
import type { ReplicaState } from "../../db/open-replicas.ts";
import type { Backups } from "../../db/read-backups.ts";
import { sqlSeries } from "../../db/sql-series.ts";
import { sumByState } from "../../jobs/count-jobs.ts";
import type { JobCount } from "../../jobs/count-jobs.ts";
import { kindOfRequest } from "../kind-of-request.ts";
import type { AppEnv } from "../log-requests.ts";
import { askOnce } from "./ask-once.ts";
import { measureBackups } from "./measure-backups.ts";

export type Metrics = ProcessMetrics<AppEnv>;

/** What is asked for each time that somebody reads the metrics. */
export interface MetricSources {
  /** Which of the product's processes it is; an API host by default. */
  app?: "api" | "search";
  pools: () => PoolState[];
  replicas?: () => ReplicaState[];
  /** By how much the database's clock is ahead of this machine's. */
  clockAheadSeconds?: () => number;
  /** Jobs by kind and by what they wait for. */
  countJobs?: () => Promise<JobCount[]>;
  /** Payments, refunds and receipts that somebody has to look at, by what they are. */
  countTroubles?: () => Promise<Record<string, number>>;
  /** The tours in memory. */
  search?: () => { isRead: boolean; tours: number };
  /** Whether there is room: to write into the database, and for pictures. */
  room?: () => Promise<{ database: boolean; disk: boolean }>;
  /** How old the newest backups are. */
  readBackups?: () => Promise<Backups>;
}

/** Measures an API host or a search process: its requests, database, jobs, and the process itself. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  measureDatabase(registry, sources);
  measureJobs(registry, sources);
  measureTroubles(registry, sources);
  measureSearch(registry, sources);
  measureRoom(registry, sources);
  measureClock(registry, sources);
  measureBackups(registry, sources.readBackups);
  return createProcessMetrics<AppEnv>({
    app: sources.app ?? "api",
    build: buildOfProcess(),
    kindOf: kindOfRequest,
    registry,
    series: [sqlSeries],
  });
}

function measureDatabase(registry: Registry, { pools, replicas = () => [] }: MetricSources): void {
  const registers = [registry];
  new Gauge({
    name: "tour_database_connections",
    help: "Connections of each pool by state; waiting are requests without one",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const { pool, total, idle, waiting } of pools()) {
        this.set({ pool, state: "busy" }, total - idle);
        this.set({ pool, state: "idle" }, idle);
        this.set({ pool, state: "waiting" }, waiting);
      }
    },
  });
  new Gauge({
    name: "tour_replica_used",
    help: "Whether what is published is read from a replica: 0 while it is behind or away",
    labelNames: ["replica"],
    registers,
    collect() {
      for (const { replica, isUsed } of replicas()) this.set({ replica }, Number(isUsed));
    },
  });
  new Gauge({
    name: "tour_replica_lag_bytes",
    help: "How much of the primary's log a replica lacked when it was last asked",
    labelNames: ["replica"],
    registers,
    collect() {
      this.reset();
      for (const { replica, lagBytes } of replicas()) {
        if (lagBytes !== null) this.set({ replica }, lagBytes);
      }
    },
  });
}

function measureJobs(registry: Registry, { countJobs = async () => [] }: MetricSources): void {
  const registers = [registry];
  const count = askOnce(countJobs);
  new Gauge({
    name: "tour_jobs",
    help: "Jobs in the database by state",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const counts = await count();
      if (!counts) return;
      for (const [state, sum] of Object.entries(sumByState(counts))) this.set({ state }, sum);
    },
  });
  new Gauge({
    name: "tour_jobs_by_kind",
    help: "Jobs in the database by kind and state",
    labelNames: ["kind", "state"],
    registers,
    async collect() {
      this.reset();
      for (const one of (await count()) ?? []) {
        this.set({ kind: one.kind, state: one.state }, one.count);
      }
    },
  });
  new Gauge({
    name: "tour_jobs_oldest_seconds",
    help: "For how long the oldest job of a kind has been due, or has been given up",
    labelNames: ["kind", "state"],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, oldestSeconds } of (await count()) ?? []) {
        if (state !== "scheduled") this.set({ kind, state }, oldestSeconds);
      }
    },
  });
}

function measureTroubles(registry: Registry, { countTroubles }: MetricSources): void {
  new Gauge({
    name: "tour_payment_troubles",
    help: "What of money is stuck or cannot be explained, and was not settled by staff",
    labelNames: ["kind"],
    registers: [registry],
    async collect() {
      this.reset();
      const counts: Record<string, number> = (await countTroubles?.().catch(() => null)) ?? {};
      for (const [kind, count] of Object.entries(counts)) this.set({ kind }, count);
    },
  });
}

function measureSearch(registry: Registry, { search }: MetricSources): void {
  const registers = [registry];
  new Gauge({
    name: "tour_search_ready",
    help: "Whether all tours are in memory: 0 while they are read",
    registers,
    collect() {
      this.set(Number(search?.().isRead ?? false));
    },
  });
  new Gauge({
    name: "tour_search_tours",
    help: "Tours that search has in memory",
    registers,
    collect() {
      this.set(search?.().tours ?? 0);
    },
  });
}

function measureRoom(registry: Registry, { room }: MetricSources): void {
  new Gauge({
    name: "tour_has_room",
    help: "Whether there is room: in the database for changes, on the disk for uploads",
    labelNames: ["where"],
    registers: [registry],
    async collect() {
      this.reset();
      const has = await room?.().catch(() => null);
      if (!has) return;
      this.set({ where: "database" }, Number(has.database));
      this.set({ where: "disk" }, Number(has.disk));
    },
  });
}

function measureClock(registry: Registry, { clockAheadSeconds = () => 0 }: MetricSources): void {
  new Gauge({
    name: "tour_clock_ahead_seconds",
    help: "By how much the database's clock is ahead of this machine's; 0 for less than two seconds",
    registers: [registry],
    collect() {
      this.set(clockAheadSeconds());
    },
  });
}

/** What runs is named by its first file, in which those of its parts are named by theirs. */
function buildOfProcess(): string {
  const file = process.argv[1];
  try {
    return file ? hash("sha256", readFileSync(file), "hex").slice(0, 16) : "unknown";
  } catch {
    return "unknown";
  }
}
