import type { Departure } from "@tour/api";
import { addDays, fromClock } from "@tour/dates";
import { chance } from "./chance.ts";
import type { DemoSeason, DemoTour } from "./demo-tour.ts";

export interface PlannedDeparture {
  /** Calendar dates in the tour's place, `yyyy-MM-dd`. */
  startDate: string;
  endDate: string;
  startTime: string | null;
  capacity: number;
  status?: Departure["status"];
  /** Minor units of the tour's currency by the tour's price options. */
  prices: Record<string, number>;
  /** Seats that are taken by then. */
  held: number;
  /** It leaves with so many, or not. */
  smallestGroup?: number;
  /** From when guests book it. */
  saleStartsAt?: Date;
}

const past = 2;
const coming = 8;

/** A tour's last departures before today and its next ones, filled as they would be by then. */
export function planDepartures(tour: DemoTour, today: string): PlannedDeparture[] {
  const starts = listStarts(tour, Number(today.slice(0, 4)));
  const before = starts.filter(({ date }) => addDays(date, tour.days) < today).slice(-past);
  const after = starts.filter(({ date }) => date > today).slice(0, coming);
  const planned = after.map((start, index) => toDeparture(tour, start, index));
  const gathered = tour.gathers ? gather(planned, today) : planned;
  return [
    ...before.map((start) => toDeparture(tour, start, 0)),
    ...(tour.opensLater ? openLater(gathered, tour, today) : gathered),
  ];
}

/** So far ahead the sale of what opens later begins. */
const daysToOpening = 30;

/** Has the sale of the last date begin at ten in the morning there; nobody has booked it. */
function openLater(
  planned: PlannedDeparture[],
  { meeting_place: { time_zone: timeZone } }: DemoTour,
  today: string,
): PlannedDeparture[] {
  const day = addDays(today, daysToOpening);
  const last = planned.at(-1);
  if (!last || last.startDate <= day) return planned;
  const saleStartsAt = fromClock(day, "10:00", timeZone);
  return [...planned.slice(0, -1), { ...last, held: 0, status: "open", saleStartsAt }];
}

/** Until it is decided, its demo is worth seeing. */
const weeksAhead = 5 * 7;
const missing = 2;

/** Has the group of one date that is far enough lack two; another date than the first, if it can be. */
function gather(planned: PlannedDeparture[], today: string): PlannedDeparture[] {
  const isFit = ({ startDate, held, capacity, status }: PlannedDeparture) =>
    status === "open" && startDate >= addDays(today, weeksAhead) && held + missing <= capacity;
  const at = planned.findIndex(isFit);
  return planned.map((departure, index) =>
    index === at ? { ...departure, smallestGroup: departure.held + missing } : departure,
  );
}

interface Start {
  date: string;
  season: DemoSeason;
}

/** Every start from last year to the next but one, none while the one before is on its way. */
function listStarts({ seasons }: DemoTour, year: number): Start[] {
  const starts = [-1, 0, 1, 2].flatMap((offset) =>
    seasons.flatMap((season) => {
      const isOverNewYear = season.to < season.from;
      const last = `${year + offset + (isOverNewYear ? 1 : 0)}-${season.to}`;
      const found: Start[] = [];
      let date = `${year + offset}-${season.from}`;
      for (; date <= last; date = addDays(date, season.every)) found.push({ date, season });
      return found;
    }),
  );
  return starts.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The sooner it leaves, the fuller it is: the first are often sold out, the last nearly empty. */
function toDeparture(tour: DemoTour, { date, season }: Start, index: number): PlannedDeparture {
  const [minGroup, capacity] = tour.group_size;
  const share = 1 - index * 0.13 + (chance(tour.title + date) - 0.5) * 0.5;
  const held = Math.round(capacity * Math.min(1, Math.max(0, share)));
  const factor = 1 + (season.surcharge ?? 0) / 100;
  return {
    startDate: date,
    endDate: addDays(date, tour.days - 1),
    startTime: tour.start_time ?? null,
    capacity,
    held,
    status: held >= Math.max(minGroup, capacity * 0.6) ? "guaranteed" : "open",
    prices: Object.fromEntries(
      tour.price_options.map(({ id, roubles }) => [id, toKopecks(roubles * factor)]),
    ),
  };
}

/** Whole hundreds of roubles, in kopecks. */
const toKopecks = (roubles: number) => Math.round(roubles / 100) * 100 * 100;
