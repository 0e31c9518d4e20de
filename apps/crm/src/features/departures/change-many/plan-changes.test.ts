import type { EditedDeparture } from "@tour/api";
import { expect, test } from "vitest";
import { planChanges } from "./plan-changes.ts";

const departure = (id: number, over: Partial<EditedDeparture> = {}): EditedDeparture => ({
  ...{ id, tour_id: 1, start_date: "2027-06-04", end_date: "2027-06-06", start_time: null },
  ...{ capacity: 8, seats_left: 6, held: 2, sold: 1, status: "open", smallest_group: 1 },
  decision_date: "2027-05-21",
  guide_user_id: null,
  time_zone: "Asia/Barnaul",
  ...{ sale_starts_at: null, closes_when_full: false, is_closed_full: false },
  prices: [{ option_id: "base", price: { amount: 48_000_00, currency: "RUB" }, kind: "person" }],
  ...over,
});
const today = "2027-05-01";
const reasonsOf = (...asked: Parameters<typeof planChanges>) =>
  planChanges(...asked).map((one) => ("reason" in one ? one.reason : null));

test("a change says what is sent, and what brings back what was", () => {
  const change = { kind: "price", by: "percent", amount: 10, roundTo: 100_00 } as const;
  expect(planChanges([departure(7)], change, today)).toMatchObject([
    {
      next: { prices: [{ price: { amount: 52_800_00 } }] },
      sent: { id: 7, prices: [{ option_id: "base", amount: 52_800_00 }] },
      back: { id: 7, prices: [{ option_id: "base", amount: 48_000_00 }] },
    },
  ]);
});

test("seats never go below those that are held", () => {
  const dates = [departure(1), departure(2, { held: 5 })];
  expect(reasonsOf(dates, { kind: "seats", capacity: 4 }, today)).toEqual([null, "held"]);
  expect(reasonsOf(dates, { kind: "seats", capacity: 5 }, today)).toEqual([null, null]);
});

test("what is past, canceled or so already stays as it is", () => {
  const dates = [
    departure(1, { start_date: "2027-04-30" }),
    departure(2, { status: "canceled" }),
    departure(3, { status: "closed" }),
    departure(4),
  ];
  const close = { kind: "status", status: "closed" } as const;
  expect(reasonsOf(dates, close, today)).toEqual(["past", "canceled", "same", null]);
});

test("the sale of dates begins by the clocks of each tour, before the trip does", () => {
  const zones = { "Asia/Barnaul": "03", "Asia/Kamchatka": "22" };
  const startIn = (zone: string) => `2027-06-03T${zones[zone as keyof typeof zones]}:00:00.000Z`;
  const change = { kind: "sale", startIn } as const;
  const dates = [
    departure(1),
    departure(2, { time_zone: "Asia/Kamchatka" }),
    departure(3, { sale_starts_at: startIn("Asia/Barnaul") }),
  ];
  expect(planChanges(dates, change, today)).toMatchObject([
    { sent: { id: 1, sale_starts_at: startIn("Asia/Barnaul") }, back: { sale_starts_at: null } },
    // In Kamchatka the day of the trip has begun by then.
    { reason: "late" },
    { reason: "same" },
  ]);
  const atOnce = { kind: "sale", startIn: () => null } as const;
  expect(reasonsOf(dates, atOnce, today)).toEqual(["same", "same", null]);
});
