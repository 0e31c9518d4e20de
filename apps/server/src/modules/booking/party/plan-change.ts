import type { ChangeParty, PartyQuote } from "@tour/api";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { bookingTexts } from "../booking.texts.ts";
import type { requestOptions, requests } from "../request.table.ts";
import type { TouristRow } from "../tourists/to-tourist.ts";
import { quoteAddition, quoteRemoval } from "./quote-party.ts";
import type { QuotedChange } from "./quote-party.ts";

type LineRow = typeof requestOptions.$inferSelect;

/** All that says what a change would do. */
export interface Party {
  request: typeof requests.$inferSelect;
  lines: LineRow[];
  people: TouristRow[];
  /** What was paid and did not go back, in minor units. */
  kept: number;
  /** What comes back today of what was paid. */
  percent: number;
}

export interface PlannedChange {
  line: LineRow;
  /** Who leaves or is replaced; null for supplements and additions. */
  tourist: TouristRow | null;
  /** Supplements of which one goes with who leaves. */
  along: LineRow[];
  /** How many seats more it takes: 1, 0 or -1. */
  seats: number;
  quote: QuotedChange;
}

type Wanted = Pick<ChangeParty, "change" | "tourist_id" | "option_id">;

export const hasSeat = ({ kind }: Pick<LineRow, "kind">): boolean =>
  kind === "person" || kind === "child";

const unprocessable = (message: string) => new Refusal("unprocessable", message);

/**
 * What a change would do, by the request's own prices and rules; 404 for who is not in the party, 422
 * for the last adult, a form that was taken further, more supplements than people, and a discount of more
 * than would be left to pay. Who leaves takes
 * along what there would be more of than people.
 */
export function planChange(party: Party, wanted: Wanted): PlannedChange {
  const { request, lines, people, percent, kept } = party;
  const sums = { ...request, kept };
  if (wanted.change === "add") {
    const line = findLine(lines, wanted.option_id);
    const seats = hasSeat(line) ? 1 : 0;
    if (line.kind === "supplement" && line.count >= request.seats)
      throw unprocessable(bookingTexts.moreSupplements);
    return { line, along: [], tourist: null, seats, quote: quoteAddition(sums, line.amount) };
  }
  const tourist = people.find(({ id }) => id === wanted.tourist_id) ?? null;
  if (!tourist && (wanted.change === "replace" || wanted.tourist_id !== undefined))
    throw notFound(bookingTexts.noTourist);
  const line = findLine(lines, tourist?.optionId ?? wanted.option_id);
  if (!tourist && line.kind !== "supplement") throw notFound(bookingTexts.noTourist);
  if (tourist?.isLocked) throw unprocessable(bookingTexts.lockedForm);
  if (wanted.change === "replace")
    return { line, along: [], tourist, seats: 0, quote: unchanged(request) };
  requireAdult(lines, line);
  const seats = hasSeat(line) ? -1 : 0;
  const left = request.seats + seats;
  const along = lines.filter(({ kind, count }) => kind === "supplement" && count > left);
  const price = along.reduce((sum, { amount }) => sum + amount, line.amount);
  // A discount stays as it is: it may be more than who is left would pay.
  const rest = request.totalAmount - request.retainedAmount - price;
  if (rest < 0 || (rest === 0 && request.status === 2))
    throw unprocessable(bookingTexts.discounted);
  return { line, along, tourist, seats, quote: quoteRemoval(sums, price, percent) };
}

function findLine(lines: LineRow[], optionId: string | undefined): LineRow {
  const line = lines.find((one) => one.optionId === optionId);
  if (!line) throw notFound(bookingTexts.noOption);
  return line;
}

const unchanged = ({ totalAmount, prepaymentAmount }: Party["request"]): QuotedChange => ({
  total: totalAmount,
  prepayment: prepaymentAmount,
  refund: 0,
  retained: 0,
});

function requireAdult(lines: LineRow[], line: LineRow): void {
  const adults = lines.filter(({ kind }) => kind === "person");
  const isLastAdult =
    line.kind === "person" && adults.reduce((sum, { count }) => sum + count, 0) === 1;
  if (isLastAdult) throw unprocessable(bookingTexts.lastAdult);
}

/** What a change would do, for who looks first; null where it is refused. */
export function quoteOf(party: Party, wanted: Wanted): PartyQuote | null {
  const { currency } = party.request;
  const money = (amount: number) => ({ amount, currency });
  try {
    const { quote, along } = planChange(party, wanted);
    return {
      total: money(quote.total),
      refund: money(quote.refund),
      kept: money(quote.retained),
      along: along.map(({ optionId, title, amount }) => ({
        option_id: optionId,
        title,
        price: money(amount),
      })),
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
