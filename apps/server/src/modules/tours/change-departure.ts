import { MAX_TRIP_DAYS } from "@tour/api";
import type { EditedDeparture, ValidationMap } from "@tour/api";
import { countDays, fromClock } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { requireDocumentsToSell } from "../sites/documents-to-sell.ts";
import { lockTourOf } from "./change-tour.ts";
import { copyOptionKinds } from "./copy-option-kinds.ts";
import { refuseFound } from "./check-tour.ts";
import type { TourRow } from "./tour.table.ts";
import { departurePrices, departures } from "./departure.table.ts";
import { hasToursOnSale } from "./has-tours-on-sale.ts";
import { requireGuide } from "./require-guide.ts";
import { moveTied } from "./move-tied.ts";
import { settleDeparture, settleOf } from "./settle-departure.ts";
import { viewDeparture } from "./own-departures.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";
import { tourTexts } from "./tour.texts.ts";

export interface DepartureFields {
  start_date: string;
  end_date: string;
  start_time: string | null;
  capacity: number;
  status: EditedDeparture["status"];
  smallest_group: number;
  decision_date: string | null;
  guide_user_id: string | null;
  sale_starts_at: string | null;
  closes_when_full: boolean;
  prices: { option_id: string; amount: number }[];
}

/** Undefined stands for a field that was not sent. */
export type DepartureChanges = { [K in keyof DepartureFields]?: DepartureFields[K] | undefined };

interface Context {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

interface Which {
  id: number;
  organizerId: number;
}

/** What must fit together. */
type Sound = Pick<DepartureFields, "start_date" | "end_date" | "prices"> &
  Pick<DepartureChanges, "start_time" | "decision_date" | "sale_starts_at">;

/** 422 when dates or prices can't be this tour's, or the sale would begin when the trip does. */
export function requireSoundDeparture(
  tour: Pick<TourRow, "content" | "timeZone">,
  { start_date, end_date, start_time, decision_date, sale_starts_at, prices }: Sound,
): void {
  const found: ValidationMap = {};
  const days = countDays(start_date, end_date) + 1;
  if (days < 1) found["end_date"] = [tourTexts.endBeforeStart];
  if (days > MAX_TRIP_DAYS) found["end_date"] = [tourTexts.tooLong(MAX_TRIP_DAYS)];
  if (decision_date && decision_date > start_date)
    found["decision_date"] = [tourTexts.lateDecision];
  const start = fromClock(start_date, start_time ?? "00:00", tour.timeZone);
  if (sale_starts_at && new Date(sale_starts_at) >= start)
    found["sale_starts_at"] = [tourTexts.lateSale];
  const known = new Set(tour.content.price_options.map(({ id }) => id));
  const named = prices.map(({ option_id }) => option_id);
  if (named.some((id) => !known.has(id))) found["prices"] = [tourTexts.unknownOption];
  if (new Set(named).size < named.length) found["prices"] = [tourTexts.doubleOption];
  refuseFound(found);
}

/**
 * Changes what is sent of a departure; never below the seats that are held, and never the days while
 * there are any. What another status means for its guests is left to a job. 422 for what would put it on sale without the documents that guests
 * agree to; one that is on sale already is changed as before.
 */
export async function changeDeparture(
  { db, jobs, now }: Context,
  which: Which,
  changes: DepartureChanges,
): Promise<EditedDeparture> {
  return db.transaction(async (tx) => {
    const row = await lockDepartureOf(tx, which);
    const { tour, before } = row;
    const next = {
      start_date: changes.start_date ?? before.startDate,
      end_date: changes.end_date ?? before.endDate,
      prices: changes.prices ?? [],
      decision_date:
        changes.decision_date === undefined ? before.decisionDate : changes.decision_date,
      status: changes.status ?? before.status,
      start_time: changes.start_time === undefined ? before.startTime : changes.start_time,
      sale_starts_at:
        changes.sale_starts_at === undefined
          ? (before.saleStartsAt?.toISOString() ?? null)
          : changes.sale_starts_at,
    };
    requireSoundDeparture(tour, next);
    requireSameDays(before, next);
    await requireGuide(tx, which.organizerId, changes.guide_user_id);
    const capacity = changes.capacity ?? before.capacity;
    refuseFound(capacity < before.held ? { capacity: [tourTexts.fewerThanHeld(before.held)] } : {});
    const isFull = isNewlyFull(before, { ...changes, capacity });
    const isSaidAnew = changes.status !== undefined || changes.closes_when_full === false;
    const saleStartsAt = next.sale_starts_at === null ? null : new Date(next.sale_starts_at);
    const wasOnSale = await hasToursOnSale(tx, { departureIds: [which.id] }, now);
    await tx
      .update(departures)
      .set({
        startDate: next.start_date,
        endDate: next.end_date,
        startTime: next.start_time,
        capacity,
        status: isFull ? "closed" : next.status,
        saleStartsAt,
        closesWhenFull: changes.closes_when_full ?? before.closesWhenFull,
        closedFullAt: isFull ? now : isSaidAnew ? null : before.closedFullAt,
        smallestGroup: changes.smallest_group ?? before.smallestGroup,
        decisionDate: next.decision_date,
        // Left as it is where it was not sent.
        guideUserId: changes.guide_user_id,
      })
      .where(eq(departures.id, which.id));
    if (changes.sale_starts_at !== undefined && next.status !== "canceled") {
      await moveTied({ db: tx, jobs }, which.id, { saleStartsAt, now });
    }
    if (!wasOnSale && (await hasToursOnSale(tx, { departureIds: [which.id] }, now))) {
      await requireDocumentsToSell(tx, which.organizerId);
    }
    if (changes.prices) {
      await replacePrices(tx, which.id, changes.prices);
      await copyOptionKinds(tx, tour.id);
    }
    await raiseRevision(tx, which.organizerId);
    const isOther = changes.status !== undefined && changes.status !== before.status;
    if (isOther) await jobs.enqueue(tx, settleDeparture, settleOf(which.id));
    return viewDeparture(tx, which);
  });
}

/** Whether a departure that closes when it is full has become so by this change: it closes at once. */
function isNewlyFull(
  before: typeof departures.$inferSelect,
  {
    capacity,
    closes_when_full: closes = before.closesWhenFull,
  }: DepartureChanges & {
    capacity: number;
  },
): boolean {
  const wasFull = before.closesWhenFull && before.sold >= before.capacity;
  const isSold = before.status === "open" || before.status === "guaranteed";
  return closes && !wasFull && isSold && before.sold >= capacity;
}

/**
 * Guests chose these days: their emails, refunds and tickets are of them. 422 for other ones while
 * seats are taken, also by a hold that is over, which a payment on its way may still make a booking.
 */
function requireSameDays(
  { held, startDate, endDate }: typeof departures.$inferSelect,
  next: Pick<DepartureFields, "start_date" | "end_date">,
): void {
  if (held === 0) return;
  const message = [tourTexts.daysAreTaken(held)];
  refuseFound({
    ...(next.start_date !== startDate && { start_date: message }),
    ...(next.end_date !== endDate && { end_date: message }),
  });
}

/** Cancels a departure; a job gives everybody their money back. */
export function archiveDeparture(context: Context, which: Which): Promise<EditedDeparture> {
  return changeDeparture(context, which, { status: "canceled" });
}

/** The tour first, as every change does, so that two changes never wait for each other. */
async function lockDepartureOf(tx: Database, { id, organizerId }: Which) {
  const [found] = await tx
    .select({ tourId: departures.tourId })
    .from(departures)
    .where(eq(departures.id, id));
  if (!found) throw notFound(tourTexts.noDeparture);
  const tour = await lockTourOf(tx, { id: found.tourId, organizerId }).catch((error: unknown) => {
    throw error instanceof Refusal ? notFound(tourTexts.noDeparture) : error;
  });
  const [before] = await tx.select().from(departures).where(eq(departures.id, id)).for("update");
  if (!before) throw notFound(tourTexts.noDeparture);
  return { tour, before };
}

async function replacePrices(tx: Database, id: number, prices: DepartureFields["prices"]) {
  await tx.delete(departurePrices).where(eq(departurePrices.departureId, id));
  await tx
    .insert(departurePrices)
    .values(
      prices.map(({ option_id, amount }) => ({ departureId: id, optionId: option_id, amount })),
    );
}
