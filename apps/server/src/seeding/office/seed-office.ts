import { makeTour, planDeparture, planRequest } from "@tour/demo/market";
import type { PlannedDeparture } from "@tour/demo/market";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { departurePrices, departures } from "../../modules/tours/departure.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import type { TourRow } from "../../modules/tours/tour.table.ts";
import { insertRows } from "../insert-rows.ts";
import { writeTours } from "../market/write-tours.ts";
import { reserveIds } from "../reserve-ids.ts";
import type { AskedRequest } from "./made-request.ts";
import { priceOfSeat, writeRequests } from "./write-requests.ts";

/** Dates of one tour; each tour is one transaction. */
const datesOfTour = 40;
const capacity = 16;

export interface OfficeSeed {
  organizerId: number;
  /** How many dates and requests are to be added. */
  departures: number;
  requests: number;
  /** Calendar date that everything is counted from. */
  today: string;
  now: Date;
  /** Told after each tour how many requests there are. */
  onProgress?: (done: number) => void;
}

/**
 * Gives an organiser the office of a large operator: tours with dates over three years, and requests
 * for them in every status, with the people, money, messages and tasks that they would have left.
 * Throws when no organiser has that number.
 */
export async function seedOffice(db: Database, seed: OfficeSeed): Promise<void> {
  const wanted = Math.ceil(seed.departures / datesOfTour);
  let made = 0;
  for (let place = 0; place < wanted; place += 1) {
    const dates = Math.min(datesOfTour, seed.departures - place * datesOfTour);
    const until = Math.round((seed.requests * (place + 1)) / wanted);
    await db.transaction(async (tx) => {
      const tour = await makeTourOf(tx, seed, place);
      const added = await writeDates(tx, { tour, count: dates, shift: place / wanted }, seed);
      const asked = planRequests(added, { first: made, count: until - made }, seed);
      await writeRequests(tx, asked, { ...seed, tour });
      await countSeats(tx, tour.id);
    });
    made = until;
    seed.onProgress?.(made);
  }
  // What the planner knows of an empty table would mislead it.
  await db.execute(sql`analyze`);
}

async function makeTourOf(
  tx: Database,
  { organizerId, today }: OfficeSeed,
  place: number,
): Promise<TourRow> {
  const made = makeTour(1_000_000 + place, today);
  const [id] = await writeTours(tx, organizerId, [{ ...made, departures: [] }]);
  const [tour] = await tx.select().from(tours).where(eq(tours.id, id!));
  return tour!;
}

type Dated = PlannedDeparture & { id: number };

async function writeDates(
  tx: Database,
  { tour, count, shift }: { tour: TourRow; count: number; shift: number },
  { today }: OfficeSeed,
): Promise<Dated[]> {
  const ids = await reserveIds(tx, "departures", count);
  const dates = ids.map((id, index) => ({
    id,
    ...planDeparture({ days: tour.days, count, shift }, index, today),
  }));
  await insertRows(
    tx,
    departures,
    dates.map(({ isOver, ...date }) => ({
      ...date,
      tourId: tour.id,
      capacity,
      status: isOver ? ("closed" as const) : ("open" as const),
    })),
  );
  await insertRows(
    tx,
    departurePrices,
    dates.flatMap(({ id: departureId }) =>
      tour.content.price_options.map(({ id: optionId, kind = "person" }, index) => ({
        ...{ departureId, optionId, kind },
        amount: priceOfSeat + index * 1_500_000,
      })),
    ),
  );
  return dates;
}

/** Guests in turn for every date; whom a date has no seats for goes without. */
function planRequests(
  dates: readonly Dated[],
  { first, count }: { first: number; count: number },
  { today }: OfficeSeed,
): AskedRequest[] {
  const left = new Map(dates.map(({ id }) => [id, capacity]));
  return Array.from({ length: count }, (_, index) => {
    const departure = dates[index % dates.length]!;
    const plan = planRequest(first + index, departure, today);
    const free = left.get(departure.id)!;
    const takes = plan.status <= 4;
    // A date that is full is asked for all the same, in vain.
    const seats = takes ? Math.min(plan.seats, free) : plan.seats;
    if (takes) left.set(departure.id, free - seats);
    return seats > 0
      ? { ...plan, seats, known: Math.min(plan.known, seats), departure }
      : { ...plan, seats: 1, known: 0, status: 7 as const, departure };
  });
}

/** What is held and sold follows from the requests. */
const countSeats = (tx: Database, tourId: number) =>
  tx.execute(sql`
    update ${departures} set held = taken.held, sold = taken.sold
    from (
      select departure_id, sum(seats)::int as held,
        coalesce(sum(seats) filter (where status in (3, 4)), 0)::int as sold
      from ${requests} where status <= 4 and tour_id = ${tourId} group by departure_id
    ) as taken
    where ${departures.id} = taken.departure_id`);
