import type { Departure, RequestDates } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { comingDepartures, readDepartures } from "../../tours/coming-departures.ts";
import type { SeatTaker } from "../../tours/hold-seats.ts";
import { tours } from "../../tours/tour.table.ts";
import { departuresInRoubles, rateOf } from "../exchange/in-roubles.ts";
import { priceParty } from "../price-party.ts";
import type { PricedParty } from "../price-party.ts";
import { daysLeft } from "../days-left.ts";
import { sumAdjustments } from "../adjustments/read-adjustments.ts";
import { canMove } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { requestOptions } from "../request.table.ts";

type Lines = (typeof requestOptions.$inferSelect)[];
type TourRow = typeof tours.$inferSelect;

/**
 * The dates that a request can move to; none for one that is closed or has begun. Guests choose of
 * those whose sale has begun, who sells of all of them.
 */
export async function listDates(
  { db, now }: { db: Database; now: Date },
  found: FoundRequest,
  { withVariants, taker }: { withVariants: boolean; taker: SeatTaker },
): Promise<RequestDates> {
  const { request } = found;
  const { currency, totalAmount } = request;
  const money = (amount: number) => ({ amount, currency });
  const answer = { can_move: canMove(found, now), total: money(totalAmount) };
  if (request.status > 3 || daysLeft(found, now) <= 0) return { ...answer, dates: [] };
  const [row] = await db
    .select({ tour: tours, coming: comingDepartures(now) })
    .from(tours)
    .where(eq(tours.id, request.tourId));
  const rate = rateOf(request);
  const priced = rate?.currency ?? currency;
  if (!row?.tour.isListed || row.tour.currency !== priced) return { ...answer, dates: [] };
  const lines = await db
    .select()
    .from(requestOptions)
    .where(eq(requestOptions.requestId, request.id));
  const adjusted = await sumAdjustments(db, request.id);
  const coming = readDepartures(row.coming, request.tourId, priced);
  const dates = departuresInRoubles(coming, rate).flatMap((departure) => {
    if (taker === "guest" && departure.sale_opening) return [];
    const party = fit(row.tour, departure, found, { lines, adjusted });
    if (!party) return [];
    return [
      {
        departure_id: departure.id,
        start_date: departure.start_date,
        end_date: departure.end_date,
        status: departure.status,
        seats_left: departure.seats_left,
        ...(departure.group && { group: departure.group }),
        ...(departure.sale_opening && { sale_opening: departure.sale_opening }),
        total: money(party.total + request.retainedAmount),
        difference: money(party.total + request.retainedAmount - totalAmount),
        ...(withVariants && { variants: listVariants(row.tour, departure, lines) }),
      },
    ];
  });
  return { ...answer, dates };
}

/** The party with its price on a date; null where it does not fit. */
function fit(
  tour: TourRow,
  { id, status, seats_left: left, prices }: Departure,
  { request }: FoundRequest,
  { lines, adjusted }: { lines: Lines; adjusted: number },
): PricedParty | null {
  if (id === request.departureId || !["open", "guaranteed"].includes(status)) return null;
  const offer = {
    options: tour.content.price_options,
    prices: new Map(prices.map(({ option_id, price }) => [option_id, price.amount])),
    prepaymentPercent: tour.prepaymentPercent,
    isRestDue: false,
  };
  try {
    const party = priceParty(
      offer,
      lines.map(({ optionId, count }) => ({ option_id: optionId, count })),
      adjusted,
    );
    return party.seats <= left ? party : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const listVariants = (tour: TourRow, { prices }: Departure, lines: Lines) =>
  tour.content.price_options.flatMap(({ id, title, kind = "person" }) => {
    const price = prices.find(({ option_id }) => option_id === id)?.price;
    const count = lines.find(({ optionId }) => optionId === id)?.count ?? 0;
    return price ? [{ option_id: id, title, kind, price, count }] : [];
  });
