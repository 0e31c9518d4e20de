import { transitionOf } from "@tour/api";
import type { TransitionName } from "@tour/api";
import { pick } from "./booking-events.ts";
import type { Event } from "./booking-events.ts";
import type { State } from "./read-state.ts";

/** What must become of an event. */
export interface Prediction {
  isAccepted: boolean;
  /** The requests that were there, as they are afterwards. */
  kept: Row[];
  /** One that is new. */
  added?: Partial<Row>;
}

type Row = State["requests"][number];

interface Known {
  /** In the order in which they were made. */
  made: readonly { id: number }[];
  today: string;
  /** Whether requests begin with waiting for the organiser's word. */
  asksOrganizer: boolean;
}

const takesSeats = [1, 2, 3, 4];

/**
 * Says beforehand what an event must do, where simple rules say it: no free seat is refused, no
 * request but the one that is meant changes. Undefined where only the invariants speak.
 */
export function predict(before: State, [name, a, b]: Event, known: Known): Prediction | undefined {
  const asked = pick(known.made, a);
  const meant = before.requests.find(({ id }) => id === asked?.id);
  const become = (transition: TransitionName, isAllowed = true): Prediction => {
    const { from, to: status } = transitionOf(transition);
    const isAccepted =
      meant !== undefined && (from as readonly number[]).includes(meant.status) && isAllowed;
    const change = (row: Row) => (isAccepted && row === meant ? { ...row, status } : row);
    return { isAccepted, kept: before.requests.map(change) };
  };
  const isBefore = (row: Row | undefined) =>
    known.today < (before.departures.find(({ id }) => id === row?.departure)?.start ?? "");

  if (name === "ask") return predictAsking(before, { a, b, ...known });
  if (name === "confirm")
    return become(meant?.prepayment === 0 ? "confirmWithoutPrepayment" : "confirm");
  if (name === "cancel" && b % 3 === 0) return become("cancelByGuest", isBefore(meant));
  if (name === "cancel" && b % 3 === 1) return become("cancelByOrganizer");
  // More may be named than was paid.
  if (name === "cancel") return b % 2 === 0 ? undefined : become("cancelByStaff");
  if (name === "forge") return { isAccepted: true, kept: before.requests };
  return undefined;
}

function predictAsking(
  { departures, requests }: State,
  { a, b, today, asksOrganizer }: Known & { a: number; b: number },
): Prediction {
  const departure = pick(departures, b)!;
  const seats = 1 + (a % 3);
  const taken = requests
    .filter((row) => row.departure === departure.id && takesSeats.includes(row.status))
    .reduce((sum, row) => sum + row.seats, 0);
  const isAccepted =
    ["open", "guaranteed"].includes(departure.status) &&
    departure.start >= today &&
    taken + seats <= departure.capacity;
  if (!isAccepted) return { isAccepted, kept: requests };
  // What it begins as otherwise depends on how near the day is.
  const added = { departure: departure.id, seats, ...(asksOrganizer && { status: 1 }) };
  return { isAccepted, kept: requests, added };
}
