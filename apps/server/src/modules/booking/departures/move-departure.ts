import { DAYS_TO_CHOOSE } from "@tour/api";
import type { EditedDeparture } from "@tour/api";
import { addDays, countDays, readToday } from "@tour/dates";
import { addDays as addDaysTo } from "date-fns/addDays";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { raiseRevision } from "../../organizers/raise-revision.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { requireSoundDeparture } from "../../tours/change-departure.ts";
import { refuseFound } from "../../tours/check-tour.ts";
import { departurePrices, departures } from "../../tours/departure.table.ts";
import { viewDeparture } from "../../tours/own-departures.ts";
import { guestSummaries } from "../../tours/guest-summary.table.ts";
import { settleDeparture, settleOf } from "../../tours/settle-departure.ts";
import { tourTexts } from "../../tours/tour.texts.ts";
import { tiedPublications } from "../../tours/tied-publication.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { bookingTexts } from "../booking.texts.ts";
import { completeWhenOver } from "../complete-when-over.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { recountGuests } from "../guest-summary/recount-guests.ts";
import { keptOf, readSumsOfMany } from "../ledger/request-sums.ts";
import { expireHolds } from "../expire-holds.ts";
import { requestHistory, requests } from "../request.table.ts";
import type { Context } from "./for-each-open.ts";
import { departureRoomings } from "./rooming/rooming.table.ts";

type DepartureRow = typeof departures.$inferSelect;
type RequestRow = typeof requests.$inferSelect;
type TourRow = typeof tours.$inferSelect;

interface Move {
  id: number;
  organizerId: number;
  /** Calendar dates in the tour's place. */
  dates: { start_date: string; end_date: string };
  actor: "organizer" | "staff";
  userId: string;
}

/** Somebody booked between the locks: all is looked at anew. */
class Overtaken extends Error {}
const tries = 5;

/**
 * Moves a departure with all of its guests to a new one with other dates and the same seats and prices;
 * the old one is canceled. Whoever has a place keeps it there and chooses: these dates, others or all of
 * the money back, which whoever is silent gets. All of it is one transaction, emails are left to jobs.
 * 404 for another organiser's; 422 by field, and where it is canceled or has begun; 409 while guests
 * choose already.
 */
export async function moveDeparture(context: Context, move: Move): Promise<EditedDeparture> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction((tx) => moveOnce(tx, context, move));
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === tries) throw error;
    }
  }
}

async function moveOnce(
  tx: Database,
  { jobs, now }: Context,
  move: Move,
): Promise<EditedDeparture> {
  const queue = { db: tx, jobs };
  const tour = await findTour(tx, move);
  // Requests before departures, here as everywhere.
  await lockOpen(tx, move.id);
  await expireHolds(queue, move.id);
  const [before] = await tx
    .select()
    .from(departures)
    .where(eq(departures.id, move.id))
    .for("no key update");
  const open = await requireNobodyElse(tx, move.id);
  requireMovable({ tour, departure: before!, open, dates: move.dates, now: now() });
  await requireFreeDay(tx, before!, move.dates.start_date);
  const nextId = await copyDeparture(tx, before!, move.dates, open);
  await tx
    .update(departures)
    .set({ status: "canceled", held: 0, sold: 0 })
    .where(eq(departures.id, move.id));
  await tx
    .update(departureRoomings)
    .set({ departureId: nextId })
    .where(eq(departureRoomings.departureId, move.id));
  await tx
    .update(tiedPublications)
    .set({ departureId: nextId })
    .where(eq(tiedPublications.departureId, move.id));
  // With all that it knows: made anew it could tell who has come since.
  await tx
    .update(guestSummaries)
    .set({ departureId: nextId })
    .where(eq(guestSummaries.departureId, move.id));
  const chooseUntil = addDaysTo(now(), DAYS_TO_CHOOSE);
  await moveRequests(tx, { before: before!, nextId, open, move, tour, chooseUntil });
  const sums = await readSumsOfMany(
    tx,
    open.map(({ id }) => id),
  );
  for (const { id: requestId, status } of open) {
    if (status === 3) await completeWhenOver(queue, requestId);
    const ofRequest = sums.get(requestId);
    const facts = {
      paid: ofRequest ? keptOf(ofRequest) : 0,
      moved: { from: datesOf(before!), to: move.dates },
      choose_until: chooseUntil.toISOString(),
    };
    const occasion = `departure ${move.id}`;
    await enqueueRequestEmails(queue, { requestId, kind: "dates changed", facts, occasion });
  }
  await recountGuests(tx, nextId);
  await raiseRevision(tx, move.organizerId);
  await jobs.enqueue(tx, settleDeparture, settleOf(nextId));
  return viewDeparture(tx, { id: nextId, organizerId: move.organizerId });
}

const datesOf = ({ startDate, endDate }: DepartureRow) => ({
  start_date: startDate,
  end_date: endDate,
});

/** A tour that was made for one request has its own days: they are offered anew, not moved. */
async function findTour(tx: Database, { id, organizerId }: Move): Promise<TourRow> {
  const [found] = await tx
    .select({ tour: tours })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(eq(departures.id, id), eq(tours.organizerId, organizerId), isNull(tours.individualFor)),
    );
  if (!found) throw notFound(tourTexts.noDeparture);
  return found.tour;
}

const isOpenHere = (departureId: number) =>
  and(eq(requests.departureId, departureId), inArray(requests.status, [1, 2, 3]));

const lockOpen = (tx: Database, departureId: number): Promise<RequestRow[]> =>
  tx.select().from(requests).where(isOpenHere(departureId)).orderBy(requests.id).for("update");

/** The open requests, all of which are locked: one that came between the locks is met again later. */
async function requireNobodyElse(tx: Database, departureId: number): Promise<RequestRow[]> {
  const free = await tx
    .select()
    .from(requests)
    .where(isOpenHere(departureId))
    .orderBy(requests.id)
    .for("update", { skipLocked: true });
  const all = await tx.$count(requests, isOpenHere(departureId));
  if (free.length < all) throw new Overtaken(`Somebody books departure ${departureId}`);
  return free;
}

interface Movable {
  tour: TourRow;
  departure: DepartureRow;
  open: readonly RequestRow[];
  dates: Move["dates"];
  now: Date;
}

function requireMovable({ tour, departure, open, dates, now }: Movable): void {
  const today = readToday(tour.timeZone, now);
  const refuse = (message: string) => new Refusal("unprocessable", message);
  if (departure.status === "canceled") throw refuse(bookingTexts.cannotMoveCanceled);
  if (departure.startDate < today) throw refuse(bookingTexts.cannotMoveBegun);
  const isChoosing = open.some(({ chooseUntil }) => chooseUntil !== null);
  if (isChoosing || departure.decision === "too small") {
    throw new Refusal("conflict", bookingTexts.choosingAlready);
  }
  const isSame = dates.start_date === departure.startDate && dates.end_date === departure.endDate;
  if (isSame) refuseFound({ start_date: [bookingTexts.sameDates] });
  const { saleStartsAt, startTime } = departure;
  requireSoundDeparture(tour, {
    ...dates,
    start_time: startTime,
    sale_starts_at: saleStartsAt?.toISOString() ?? null,
    prices: [],
  });
  if (open.length > 0 && countDays(today, dates.start_date) <= DAYS_TO_CHOOSE) {
    refuseFound({ start_date: [bookingTexts.tooSoonToChoose(DAYS_TO_CHOOSE + 1)] });
  }
}

/** The tour does not leave twice on a day and time; what is moved leaves its own free. */
async function requireFreeDay(
  tx: Database,
  { id, tourId, startTime }: DepartureRow,
  startDate: string,
): Promise<void> {
  const isThere = and(
    eq(departures.tourId, tourId),
    ne(departures.id, id),
    ne(departures.status, "canceled"),
    eq(departures.startDate, startDate),
    startTime === null ? isNull(departures.startTime) : eq(departures.startTime, startTime),
  );
  if ((await tx.$count(departures, isThere)) > 0) {
    refuseFound({ start_date: [tourTexts.sameStart] });
  }
}

/** The same seats and prices on other dates, with those taken that the requests hold. */
async function copyDeparture(
  tx: Database,
  before: DepartureRow,
  { start_date, end_date }: Move["dates"],
  open: readonly RequestRow[],
): Promise<number> {
  const { decisionDate, startDate } = before;
  const prices = await tx
    .select()
    .from(departurePrices)
    .where(eq(departurePrices.departureId, before.id));
  const days = countDays(startDate, start_date);
  const [id] = await addDepartures(tx, before.tourId, [
    {
      startDate: start_date,
      endDate: end_date,
      startTime: before.startTime,
      capacity: before.capacity,
      status: before.status,
      smallestGroup: before.smallestGroup,
      decisionDate: decisionDate && addDays(decisionDate, days),
      saleStartsAt: before.saleStartsAt,
      closesWhenFull: before.closesWhenFull,
      prices: Object.fromEntries(prices.map(({ optionId, amount }) => [optionId, amount])),
    },
  ]);
  const seatsOf = (some: readonly RequestRow[]) => some.reduce((sum, { seats }) => sum + seats, 0);
  const held = seatsOf(open);
  if (held !== before.held)
    throw new Error(`Departure ${before.id} holds ${before.held}, not ${held}`);
  const sold = seatsOf(open.filter(({ status }) => status === 3));
  await tx.update(departures).set({ held, sold }).where(eq(departures.id, id!));
  return id!;
}

interface Moved {
  before: DepartureRow;
  nextId: number;
  open: readonly RequestRow[];
  move: Move;
  tour: TourRow;
  chooseUntil: Date;
}

async function moveRequests(
  tx: Database,
  { before, nextId, open, move, tour, chooseUntil }: Moved,
): Promise<void> {
  if (open.length === 0) return;
  const { start_date: start } = move.dates;
  const today = readToday(tour.timeZone, addDaysTo(chooseUntil, -DAYS_TO_CHOOSE));
  const isRestDue = countDays(today, start) <= tour.restDueDays;
  const from = datesOf(before);
  await tx
    .update(requests)
    .set({
      departureId: nextId,
      chooseUntil,
      movedFrom: from,
      restDueDate: isRestDue ? start : addDays(start, -tour.restDueDays),
      // A place is not lost while its guest chooses.
      heldUntil: sql`case when ${requests.heldUntil} is null then null
        else greatest(${requests.heldUntil}, ${chooseUntil.toISOString()}::timestamptz) end`,
    })
    .where(
      inArray(
        requests.id,
        open.map(({ id }) => id),
      ),
    );
  await tx.insert(requestHistory).values(
    open.map(({ id, status }) => ({
      requestId: id,
      fromStatus: status,
      toStatus: status,
      actor: move.actor,
      userId: move.userId,
      moved: { from, to: move.dates },
    })),
  );
}
