import type { EditedDeparture } from "@tour/api";
import { fromClock } from "@tour/dates";
import { changePrice } from "./change-price.ts";
import type { PriceChange } from "./change-price.ts";

/** What is done to many dates. */
export type ManyChange =
  | ({ kind: "price" } & PriceChange)
  | { kind: "seats"; capacity: number }
  | { kind: "status"; status: "open" | "guaranteed" | "closed" }
  /** When guests can book: an instant by the clocks of each date's tour, null for at once. */
  | { kind: "sale"; startIn: (timeZone: string) => string | null };

/** The part of a date that changes, as the call takes it. */
export interface SentChange {
  id: number;
  prices?: { option_id: string; amount: number }[];
  capacity?: number;
  status?: EditedDeparture["status"];
  sale_starts_at?: string | null;
}

/** Why a date stays as it is. */
export type Reason = "past" | "canceled" | "same" | "held" | "late";

export type PlannedChange =
  | { of: EditedDeparture; next: EditedDeparture; sent: SentChange; back: SentChange }
  | { of: EditedDeparture; reason: Reason };

/** What a change does to each date, or why it does not; `today` is `yyyy-MM-dd`. */
export const planChanges = (
  departures: readonly EditedDeparture[],
  change: ManyChange,
  today: string,
): PlannedChange[] => departures.map((of) => planChange(of, change, today));

function planChange(of: EditedDeparture, change: ManyChange, today: string): PlannedChange {
  if (of.start_date < today) return { of, reason: "past" };
  if (of.status === "canceled") return { of, reason: "canceled" };
  if (change.kind === "seats" && change.capacity < of.held) return { of, reason: "held" };
  const next = apply(of, change);
  if (change.kind === "sale" && isLate(next)) return { of, reason: "late" };
  const [sent, back] = [toSent(next, change.kind), toSent(of, change.kind)];
  return JSON.stringify(sent) === JSON.stringify(back)
    ? { of, reason: "same" }
    : { of, next, sent, back };
}

function apply(of: EditedDeparture, change: ManyChange): EditedDeparture {
  if (change.kind === "status") return { ...of, status: change.status };
  if (change.kind === "seats") return { ...of, capacity: change.capacity };
  if (change.kind === "sale") return { ...of, sale_starts_at: change.startIn(of.time_zone) };
  const prices = of.prices.map((one) => ({
    ...one,
    price: { ...one.price, amount: changePrice(one.price.amount, change) },
  }));
  return { ...of, prices };
}

/** The sale would not begin before the trip does. */
const isLate = ({ sale_starts_at: at, start_date, start_time, time_zone }: EditedDeparture) =>
  at !== null && new Date(at) >= fromClock(start_date, start_time ?? "00:00", time_zone);

function toSent(of: EditedDeparture, kind: ManyChange["kind"]): SentChange {
  const { id, status, capacity, prices, sale_starts_at } = of;
  if (kind === "sale") return { id, sale_starts_at };
  if (kind === "status") return { id, status };
  if (kind === "seats") return { id, capacity };
  return {
    id,
    prices: prices.map(({ option_id, price }) => ({ option_id, amount: price.amount })),
  };
}
