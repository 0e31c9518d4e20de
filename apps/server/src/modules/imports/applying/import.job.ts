import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { whenStoreIsBack } from "../../media/storage/when-store-is-back.ts";
import { externalTourIds, tourImportItems, tourImports } from "../import.table.ts";
import { applyItem } from "./apply-item.ts";
import type { WritingContext } from "./apply-item.ts";
import { findWaitingPictures, takePictures } from "./take-pictures.ts";
import { undoItem } from "./undo-item.ts";

type Import = typeof tourImports.$inferSelect;
type Item = typeof tourImportItems.$inferSelect;

type WholeContext = Pick<Services, "db" | "jobs" | "now" | "env" | "network" | "hasRoom" | "log">;

/**
 * Writes an import or takes it back, a tour in a transaction: what is done stays done when the server
 * stops, and is not done twice.
 */
export const tourImportJob = defineJob({
  name: "tour-import",
  async run({ id }: { id: number }, services: WholeContext, signal) {
    return whenStoreIsBack(services, () => doAll(id, services, signal));
  },
});

async function doAll(
  id: number,
  services: WholeContext,
  signal: AbortSignal,
): Promise<Date | void> {
  const { db, jobs, now } = services;
  for (let next: Next = "more"; next !== "done";) {
    // The server stops: another, or this one after its start, goes on from here.
    if (signal.aborted) return now();
    next = await db.transaction((tx) => doNext({ db: tx, jobs, now: now() }, id));
    // What others have to answer is waited for outside of the transaction.
    if (typeof next === "object") await takePictures(services, next.organizerId, next.item);
  }
}

/** Whether there may be more to do; or a written tour whose pictures are to be fetched. */
type Next = "more" | "done" | { organizerId: number; item: Item };

/** Does the next tour of an import: first all are written, then those that have none get pictures. */
async function doNext(context: WritingContext, id: number): Promise<Next> {
  const { db: tx } = context;
  const [row] = await tx.select().from(tourImports).where(eq(tourImports.id, id)).for("update");
  if (row?.state === "applying") {
    const item = await findNext(tx, id, "waiting");
    if (!item) {
      const waiting = await findWaitingPictures(tx, id);
      if (waiting) return { organizerId: row.organizerId, item: waiting };
      await keepSameIds(tx, row);
      return finish(tx, id, { state: "applied" });
    }
    const done = await attempt(tx, (inner) => applyItem({ ...context, db: inner }, row, item));
    if ("refused" in done) await change(tx, item, { state: "failed", message: done.refused });
    else await change(tx, item, { state: "applied", ...done.result });
    return "more";
  }
  if (row?.state === "undoing") {
    const item = await findNext(tx, id, "applied");
    if (!item) return finish(tx, id, { state: "undone", undoneAt: sql`now()` });
    const done = await attempt(tx, (inner) => undoItem({ ...context, db: inner }, row, item));
    if ("refused" in done) await change(tx, item, { state: "left", message: done.refused });
    else await change(tx, item, { state: "undone" });
    return "more";
  }
  return "done";
}

async function findNext(
  tx: Database,
  importId: number,
  state: Item["state"],
): Promise<Item | undefined> {
  const ofImport = eq(tourImportItems.importId, importId);
  const isWritten = inArray(tourImportItems.kind, ["new", "changed"]);
  const [item] = await tx
    .select()
    .from(tourImportItems)
    .where(and(ofImport, isWritten, eq(tourImportItems.state, state)))
    .orderBy(asc(tourImportItems.position))
    .limit(1);
  return item;
}

/** Does all of it, or nothing and says why. */
async function attempt<Result>(
  tx: Database,
  run: (inner: Database) => Promise<Result>,
): Promise<{ result: Result } | { refused: string }> {
  try {
    return { result: await tx.transaction(run) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: describe(error) };
    throw error;
  }
}

/** With what is wrong with each field, which says more than the whole. */
function describe({ message, details: { validation = {} } }: Refusal): string {
  const texts = [...new Set(Object.values(validation).flatMap((list) => list ?? []))];
  return texts.length > 0 ? texts.join(". ") : message;
}

const change = (tx: Database, { importId, position }: Item, set: Partial<Item>) =>
  tx
    .update(tourImportItems)
    .set(set)
    .where(and(eq(tourImportItems.importId, importId), eq(tourImportItems.position, position)));

/** Tours that were as the file has them are found by its numbers as well, whatever becomes of titles. */
async function keepSameIds(tx: Database, { id, organizerId }: Pick<Import, "id" | "organizerId">) {
  const same = and(eq(tourImportItems.importId, id), eq(tourImportItems.kind, "same"));
  const items = await tx.select().from(tourImportItems).where(same);
  const rows = items.flatMap(({ tourId, imported: { externalId } }) =>
    tourId === null || externalId === undefined ? [] : { organizerId, externalId, tourId },
  );
  if (rows.length > 0) await tx.insert(externalTourIds).values(rows).onConflictDoNothing();
}

async function finish(
  tx: Database,
  id: number,
  set: PgUpdateSetSource<typeof tourImports>,
): Promise<"done"> {
  await tx.update(tourImports).set(set).where(eq(tourImports.id, id));
  return "done";
}
