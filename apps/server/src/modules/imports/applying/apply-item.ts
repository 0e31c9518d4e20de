import type { TourInput } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { changeDeparture } from "../../tours/change-departure.ts";
import { lockTourOf } from "../../tours/change-tour.ts";
import { createDepartures } from "../../tours/create-departures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { departures } from "../../tours/departure.table.ts";
import { updateTour } from "../../tours/update-tour.ts";
import { importTexts } from "../import.texts.ts";
import { externalTourIds } from "../import.table.ts";
import type { tourImportItems, tourImports } from "../import.table.ts";
import type { ExistingTour } from "../planning/existing-tour.ts";
import type { PlannedDate } from "../planning/plan-dates.ts";
import { planTour } from "../planning/plan-tour.ts";
import type { TourPlan } from "../planning/plan-tour.ts";
import { readTours } from "../read-tours.ts";
import type { DateState, MadeByImport } from "./made-by-import.ts";

export interface WritingContext {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

type Import = typeof tourImports.$inferSelect;
type Item = typeof tourImportItems.$inferSelect;

/**
 * Writes a tour of an import, in the transaction that it is given: exactly what the preview showed, or
 * a refusal where that would be something else by now.
 */
export async function applyItem(
  context: WritingContext,
  { organizerId, timeZone, sellsDates }: Import,
  item: Item,
): Promise<{ tourId: number; made: MadeByImport }> {
  const { db, now } = context;
  const existing = item.kind === "new" ? undefined : await lockExisting(db, organizerId, item);
  const plan = planTour(item.imported, existing, { now, timeZone, mayChangeDates: sellsDates });
  if (plan.kind !== item.kind || !areSame(plan.changes, item.changes) || !plan.input) {
    throw changedSince();
  }
  const which = { tourId: await writeTour(db, organizerId, existing, plan.input), organizerId };
  const isOnSale = sellsDates;
  const ids = await writeDates(context, { ...which, isOnSale }, plan);
  const { externalId } = item.imported;
  if (externalId !== undefined) await keepExternalId(db, { ...which, externalId });
  const made = await readMade(db, which, { existing, input: plan.input, ids });
  return { tourId: which.tourId, made };
}

const changedSince = () => new Refusal("conflict", importTexts.changedSince);

const areSame = (a: unknown, b: unknown) =>
  JSON.stringify(toOrdered(a)) === JSON.stringify(toOrdered(b));

/** The database gives the keys of what it keeps another order. */
const toOrdered = (changes: unknown): unknown =>
  (changes as Record<string, unknown>[]).map((change) =>
    Object.entries(change).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

async function lockExisting(tx: Database, organizerId: number, item: Item): Promise<ExistingTour> {
  if (item.tourId === null) throw new Refusal("not_found", importTexts.gone);
  await lockTourOf(tx, { id: item.tourId, organizerId });
  // A booking that is being made changes what is held: it is waited for.
  await tx.select().from(departures).where(eq(departures.tourId, item.tourId)).for("update");
  const [tour] = await readTours(tx, { organizerId, ids: [item.tourId] });
  if (!tour || tour.version !== item.tourVersion) throw changedSince();
  return tour;
}

/** A new tour is seen by nobody until somebody shows it; answers its number. */
async function writeTour(
  tx: Database,
  organizerId: number,
  existing: ExistingTour | undefined,
  input: TourInput,
): Promise<number> {
  if (!existing) return (await createTour(tx, organizerId, input, false)).id;
  if (listChanged(existing.input, input).length > 0) await updateTour(tx, existing.id, input);
  return existing.id;
}

const listChanged = (before: TourInput, after: TourInput) =>
  (Object.keys(after) as (keyof TourInput)[]).filter((field) => before[field] !== after[field]);

interface WrittenTour {
  tourId: number;
  organizerId: number;
  /** Whether its new dates can be booked. */
  isOnSale: boolean;
}

/** Answers the numbers of the dates that were added or changed. */
async function writeDates(
  context: WritingContext,
  { isOnSale, ...which }: WrittenTour,
  { dates }: TourPlan,
): Promise<number[]> {
  const toPrices = (amounts: Record<string, number>) =>
    Object.entries(amounts).map(([option_id, amount]) => ({ option_id, amount }));
  const status = isOnSale ? ("open" as const) : ("closed" as const);
  const added = dates.filter(({ id }) => id === null);
  const changed = dates.filter((date): date is PlannedDate & { id: number } => date.id !== null);
  for (const { id, fields } of changed) {
    const { amounts, ...rest } = fields;
    const prices = toPrices(amounts);
    await changeDeparture(
      context,
      { id, organizerId: which.organizerId },
      { ...rest, ...(prices.length > 0 && { prices }) },
    );
  }
  if (added.length === 0) return changed.map(({ id }) => id);
  const made = await createDepartures(
    context,
    which,
    added.map(({ fields: { amounts, ...rest } }) => ({
      ...rest,
      status,
      prices: toPrices(amounts),
    })),
  );
  return [...changed.map(({ id }) => id), ...made.map(({ id }) => id)];
}

async function keepExternalId(
  tx: Database,
  row: typeof externalTourIds.$inferInsert,
): Promise<void> {
  const { organizerId, externalId } = externalTourIds;
  await tx
    .insert(externalTourIds)
    .values(row)
    .onConflictDoUpdate({ target: [organizerId, externalId], set: { tourId: row.tourId } });
}

async function readMade(
  tx: Database,
  which: { tourId: number; organizerId: number },
  { existing, input, ids }: { existing: ExistingTour | undefined; input: TourInput; ids: number[] },
): Promise<MadeByImport> {
  const [tour] = await readTours(tx, { organizerId: which.organizerId, ids: [which.tourId] });
  if (!tour) throw new Error("The database lost a tour");
  const fields = existing ? listChanged(existing.input, input) : [];
  const before = new Map(existing?.dates.map((date) => [date.id, date]));
  return {
    isNew: !existing,
    version: tour.version,
    before: Object.fromEntries(fields.map((field) => [field, existing?.input[field]])),
    dates: tour.dates
      .filter(({ id }) => ids.includes(id))
      .map((after) => ({ before: toState(before.get(after.id)), after: toState(after)! })),
  };
}

function toState(date: ExistingTour["dates"][number] | undefined): DateState | null {
  if (!date) return null;
  const { held: _, ...state } = date;
  return state;
}
