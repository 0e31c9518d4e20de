import type { TourImport } from "@tour/api";
import { and, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { tourImportJob } from "./applying/import.job.ts";
import { importTexts } from "./import.texts.ts";
import { tourImportItems, tourImports } from "./import.table.ts";
import { viewImport } from "./view-import.ts";

interface Context {
  db: Database;
  jobs: JobQueue;
  /** Whether whoever asks may change what is sold. */
  maySell: boolean;
}

interface Which {
  id: number;
  organizerId: number;
}

/**
 * Has an import written. One that is, or was, stays as it is: asked for twice, it is written once.
 * Answers whether this was the first time.
 */
export async function applyImport(
  { db: tx, jobs, maySell }: Context,
  which: Which,
): Promise<{ data: TourImport; isStarted: boolean }> {
  const row = await lockImport(tx, which);
  if (row.state === "undoing" || row.state === "undone") {
    throw new Refusal("conflict", importTexts.isUndone);
  }
  if (row.state !== "ready") return { data: await viewImport(tx, which), isStarted: false };
  requireSeller(row, maySell);
  const written = inArray(tourImportItems.kind, ["new", "changed"]);
  const count = await tx.$count(
    tourImportItems,
    and(eq(tourImportItems.importId, row.id), written),
  );
  if (count === 0) throw new Refusal("unprocessable", importTexts.nothingToApply);
  await requireNoneSince(tx, row);
  await start(tx, jobs, which, { state: "applying", appliedAt: sql`now()` });
  return { data: await viewImport(tx, which), isStarted: true };
}

/** Has an import taken back; asked for twice, it is taken back once. */
export async function undoImport(
  { db: tx, jobs, maySell }: Context,
  which: Which,
): Promise<{ data: TourImport; isStarted: boolean }> {
  const { state, sellsDates } = await lockImport(tx, which);
  if (state === "ready" || state === "applying") {
    throw new Refusal("conflict", importTexts.notApplied);
  }
  if (state !== "applied") return { data: await viewImport(tx, which), isStarted: false };
  requireSeller({ sellsDates }, maySell);
  await requireNoneRunning(tx, which);
  await start(tx, jobs, which, { state: "undoing" });
  return { data: await viewImport(tx, which), isStarted: true };
}

/** What somebody who sells read in changes what is sold: 403 for who may not. */
function requireSeller({ sellsDates }: { sellsDates: boolean }, maySell: boolean): void {
  if (sellsDates && !maySell) throw new Refusal("forbidden", importTexts.ofSellers);
}

/** 404 for another's. All imports of an organiser wait for each other here. */
async function lockImport(tx: Database, { id, organizerId }: Which) {
  const rows = await tx
    .select()
    .from(tourImports)
    .where(eq(tourImports.organizerId, organizerId))
    .orderBy(tourImports.id)
    .for("update");
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound(importTexts.noImport);
  return row;
}

const running = inArray(tourImports.state, ["applying", "undoing"]);

async function requireNoneRunning(tx: Database, { id, organizerId }: Which): Promise<void> {
  const others = and(eq(tourImports.organizerId, organizerId), ne(tourImports.id, id), running);
  if ((await tx.$count(tourImports, others)) > 0) {
    throw new Refusal("conflict", importTexts.otherIsRunning);
  }
}

/** What another import wrote since this one was looked at, this one would write once more. */
async function requireNoneSince(tx: Database, row: typeof tourImports.$inferSelect): Promise<void> {
  await requireNoneRunning(tx, row);
  const since = or(
    gt(tourImports.appliedAt, row.createdAt),
    gt(tourImports.undoneAt, row.createdAt),
  );
  const others = and(
    eq(tourImports.organizerId, row.organizerId),
    ne(tourImports.id, row.id),
    since,
  );
  if ((await tx.$count(tourImports, others)) > 0) {
    throw new Refusal("conflict", importTexts.otherCameFirst);
  }
}

async function start(
  tx: Database,
  jobs: JobQueue,
  { id }: Which,
  set: PgUpdateSetSource<typeof tourImports>,
): Promise<void> {
  await tx.update(tourImports).set(set).where(eq(tourImports.id, id));
  await jobs.enqueue(tx, tourImportJob, { key: String(id), payload: { id } });
}
