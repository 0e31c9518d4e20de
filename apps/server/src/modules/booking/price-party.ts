import type { NewRequest, PriceOptionKind } from "@tour/api";
import { Refusal } from "../../http/errors/errors.ts";
import { bookingTexts } from "./booking.texts.ts";
import type { Offer } from "./find-offer.ts";
import { prepaymentOf } from "./quote-cancellation.ts";

/** A party with its price, as it is frozen in the request. Sums in minor units. */
export interface PricedParty {
  lines: {
    optionId: string;
    title: string;
    kind: PriceOptionKind;
    count: number;
    amount: number;
  }[];
  /** How many seats it takes. */
  seats: number;
  total: number;
  prepayment: number;
}

const withSeat: readonly PriceOptionKind[] = ["person", "child"];

/**
 * Adds up what a party costs; 422 for what the departure does not sell, for a party of nobody but
 * children, infants and supplements, for more supplements of a kind than people, and for a discount
 * of more than it costs. `adjusted` is what discounts and extra lines add up to, in minor units.
 */
export function priceParty(
  {
    options,
    prices,
    prepaymentPercent,
    isRestDue,
  }: Pick<Offer, "options" | "prices" | "prepaymentPercent" | "isRestDue">,
  asked: NewRequest["seats"],
  adjusted = 0,
): PricedParty {
  const lines = asked.map(({ option_id: optionId, count }) => {
    const option = options.find(({ id }) => id === optionId);
    const amount = prices.get(optionId);
    if (!option || amount === undefined) throw new Refusal("unprocessable", bookingTexts.noOption);
    const { title, kind = "person" } = option;
    return { optionId, title, kind, count, amount };
  });
  const seats = lines
    .filter(({ kind }) => withSeat.includes(kind))
    .reduce((sum, line) => sum + line.count, 0);
  if (!lines.some(({ kind }) => kind === "person"))
    throw new Refusal("unprocessable", bookingTexts.noPerson);
  if (lines.some(({ kind, count }) => kind === "supplement" && count > seats)) {
    throw new Refusal("unprocessable", bookingTexts.moreSupplements);
  }
  const total = lines.reduce((sum, { count, amount }) => sum + count * amount, adjusted);
  if (total < 0) throw new Refusal("unprocessable", bookingTexts.discounted);
  return {
    lines,
    seats,
    total,
    prepayment: isRestDue && prepaymentPercent > 0 ? total : prepaymentOf(total, prepaymentPercent),
  };
}
