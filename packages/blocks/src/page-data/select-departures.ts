import type { Departure, DepartureGroup, GuestSummary, Money } from "@tour/api";
import { describeOpening } from "../format/describe-opening.ts";
import type { OpeningView } from "../format/describe-opening.ts";
import { hasSeveralPrices, lowestPrice } from "./select-next-departures.ts";

/**
 * `guaranteed` leaves whatever the number of tourists; `full` and `closed` can't be booked, and `later`
 * not before its sale begins.
 */
export type DepartureState = "open" | "guaranteed" | "later" | "full" | "closed";

/** A coming departure as visitors see it. Dates: `yyyy-MM-dd`. */
export interface DepartureView {
  id: number;
  start: string;
  end: string;
  state: DepartureState;
  seatsLeft: number;
  /** Where it leaves only with a smallest group. */
  group?: DepartureGroup;
  /** Where its sale has not begun: when it does. */
  opening?: OpeningView;
  /** Of one that can still be booked: who goes, where enough guests agreed to say so. */
  guests?: GuestSummary;
  /** The lowest of its prices. */
  price: Money | null;
  /** Its options cost differently: the price is a "from". */
  hasSeveralPrices: boolean;
}

/** Whether a visitor can still book it. */
export const isOpen = ({ state }: DepartureView) => state === "open" || state === "guaranteed";

/** Whether nobody can book it any more: neither now nor when its sale begins. */
export const isTaken = ({ state }: Pick<DepartureView, "state">) =>
  state === "full" || state === "closed";

/** The cheapest that somebody can still go on; nothing where there is none with a price. */
export function findCheapest<One extends Pick<DepartureView, "state" | "price">>(
  departures: readonly One[],
): (One & { price: Money }) | undefined {
  return departures
    .filter((one): one is One & { price: Money } => !isTaken(one) && one.price !== null)
    .toSorted((a, b) => a.price.amount - b.price.amount)[0];
}

/** The departures that are still to come, soonest first; past and cancelled ones vanish. */
export function selectDepartures(departures: readonly Departure[], today: string): DepartureView[] {
  return departures
    .filter(({ status, start_date }) => status !== "canceled" && start_date >= today)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id)
    .map((departure) => {
      const state = stateOf(departure);
      const opening = state === "later" && departure.sale_opening;
      return {
        id: departure.id,
        start: departure.start_date,
        end: departure.end_date,
        state,
        seatsLeft: departure.seats_left,
        ...(departure.group && { group: departure.group }),
        ...(opening && { opening: describeOpening(opening, today) }),
        ...(departure.guests && !isTaken({ state }) && { guests: departure.guests }),
        price: lowestPrice(departure),
        hasSeveralPrices: hasSeveralPrices(departure),
      };
    });
}

function stateOf({ status, seats_left, sale_opening: opening }: Departure): DepartureState {
  if (status === "closed") return "closed";
  if (seats_left <= 0) return "full";
  if (opening) return "later";
  return status === "guaranteed" ? "guaranteed" : "open";
}
