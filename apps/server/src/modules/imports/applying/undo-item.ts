import { and, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { requests } from "../../booking/request.table.ts";
import { raiseRevision } from "../../organizers/raise-revision.ts";
import { changeDeparture } from "../../tours/change-departure.ts";
import { lockTourOf } from "../../tours/change-tour.ts";
import { departures } from "../../tours/departure.table.ts";
import { toTourInput } from "../../tours/edited-tour.ts";
import { tours } from "../../tours/tour.table.ts";
import { updateTour } from "../../tours/update-tour.ts";
import { importTexts } from "../import.texts.ts";
import type { tourImportItems, tourImports } from "../import.table.ts";
import { readTours } from "../read-tours.ts";
import type { WritingContext } from "./apply-item.ts";
import type { DateState, MadeByImport } from "./made-by-import.ts";

type Import = Pick<typeof tourImports.$inferSelect, "organizerId" | "appliedAt">;
type Item = Pick<typeof tourImportItems.$inferSelect, "tourId" | "made">;

/**
 * Takes back what an import made of a tour, in the transaction that it is given; refuses where
 * somebody sold or edited it since. Its rows are locked first, so that a booking that is being made
 * is either seen or comes too late.
 */
export async function undoItem(
  context: WritingContext,
  { organizerId, appliedAt }: Import,
  { tourId, made }: Item,
): Promise<void> {
  const { db: tx } = context;
  if (tourId === null || !made) throw new Refusal("not_found", importTexts.gone);
  const which = { id: tourId, organizerId };
  const row = await lockTourOf(tx, which);
  await tx.select().from(departures).where(eq(departures.tourId, tourId)).for("update");
  await requireUnsold(tx, { tourId, made, appliedAt });
  await requireUnedited(tx, { ...which, isListed: row.isListed, version: row.version, made });
  if (made.isNew) {
    await tx.delete(tours).where(eq(tours.id, tourId));
  } else {
    await takeBackDates(context, organizerId, made);
    const isWritten = Object.keys(made.before).length > 0;
    if (isWritten) await updateTour(tx, tourId, { ...toTourInput(row), ...made.before });
  }
  await raiseRevision(tx, organizerId);
}

const addedBy = (made: MadeByImport) =>
  made.dates.filter(({ before }) => before === null).map(({ after }) => after.id);

/** No request since, and none at all of what the import added. */
async function requireUnsold(
  tx: Database,
  { tourId, made, appliedAt }: { tourId: number; made: MadeByImport; appliedAt: Date | null },
): Promise<void> {
  const since = made.isNew || !appliedAt ? undefined : gte(requests.createdAt, appliedAt);
  const sold = await tx.$count(requests, and(eq(requests.tourId, tourId), since));
  const added = addedBy(made);
  const soldDates =
    added.length === 0 ? 0 : await tx.$count(requests, inArray(requests.departureId, added));
  if (sold + soldDates > 0) throw new Refusal("conflict", importTexts.soldSince);
}

interface Left {
  id: number;
  organizerId: number;
  isListed: boolean;
  version: number;
  made: MadeByImport;
}

/** The tour is as the import left it, and so are its dates; a new one has no others, and is hidden. */
async function requireUnedited(
  tx: Database,
  { id, organizerId, isListed, version, made }: Left,
): Promise<void> {
  const [tour] = await readTours(tx, { organizerId, ids: [id] });
  const there = new Map(tour?.dates.map(({ held: _, ...date }) => [date.id, toKey(date)]));
  const isSame = made.dates.every(({ after }) => there.get(after.id) === toKey(after));
  const hasMore = made.isNew && (isListed || there.size > made.dates.length);
  if (version === made.version && isSame && !hasMore) return;
  throw new Refusal("conflict", importTexts.editedSince);
}

/** The database gives the keys of what it keeps another order. */
const toKey = ({ amounts, others, ...date }: DateState): string =>
  JSON.stringify([date, amounts, others].map((part) => Object.entries(part).toSorted(byName)));

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

async function takeBackDates(
  context: WritingContext,
  organizerId: number,
  made: MadeByImport,
): Promise<void> {
  const added = addedBy(made);
  if (added.length > 0) {
    await context.db.delete(departures).where(inArray(departures.id, added));
  }
  for (const { before } of made.dates) {
    if (!before) continue;
    const { id, amounts, others: _, ...fields } = before;
    const prices = Object.entries(amounts).map(([option_id, amount]) => ({ option_id, amount }));
    const changes = { ...fields, ...(prices.length > 0 && { prices }) };
    await changeDeparture(context, { id, organizerId }, changes);
  }
}
