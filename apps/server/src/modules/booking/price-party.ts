import type { NewRequest } from "@tour/api";
import { Refusal } from "../../http/errors/errors.ts";
import { bookingTexts } from "./booking.texts.ts";
import type { Offer } from "./find-offer.ts";
import { prepaymentOf } from "./quote-cancellation.ts";

/** A party with its price, as it is frozen in the request. Sums in minor units. */
export interface PricedParty {
  lines: { optionId: string; title: string; seats: number; amount: number }[];
  /** How many seats it takes. */
  seats: number;
  total: number;
  prepayment: number;
}

/** Adds up what a party costs; 422 for a place that the departure does not sell. */
export function priceParty(
  { options, prices, prepaymentPercent }: Offer,
  asked: NewRequest["seats"],
): PricedParty {
  const lines = asked.map(({ option_id: optionId, count }) => {
    const option = options.find(({ id }) => id === optionId);
    const amount = prices.get(optionId);
    if (!option || amount === undefined) throw new Refusal("unprocessable", bookingTexts.noOption);
    return { optionId, title: option.title, seats: count, amount };
  });
  const total = lines.reduce((sum, { seats, amount }) => sum + seats * amount, 0);
  return {
    lines,
    seats: lines.reduce((sum, line) => sum + line.seats, 0),
    total,
    prepayment: prepaymentOf(total, prepaymentPercent),
  };
}
