import type { GuestRequest } from "@tour/api";
import { expect, test } from "vitest";
import { fakeOrder } from "../../../test/fake-order.ts";
import { stateOf } from "./state-of.ts";

const money = (amount: number) => ({ amount, currency: "RUB" as const });
const review = {
  ...{
    author: "Анна",
    rating: 5,
    text: "Хорошо",
    aspects: {},
    photos: [],
    state: "published" as const,
  },
  at: "2030-08-01T00:00:00Z",
};
const individual = { title: "Для вас", is_booked: false, is_over: false };
const payment: GuestRequest["money"]["payments"][number] = {
  ...{ id: 1, kind: "full", method: "card", status: 2, amount: money(100) },
  ...{ created_at: "2030-01-01T00:00:00Z", paid_at: null, paid_on: null, receipt_url: null },
};
const whole = fakeOrder({
  status: 3,
  individual_tour: individual as GuestRequest["individual_tour"],
  review,
  refundable: { today: money(100), tomorrow: money(100) },
  money: { ...fakeOrder().money, payments: [payment] },
  hold_expires_at: null,
});

test("the same request is the same state", () => {
  expect(stateOf(structuredClone(whole))).toBe(stateOf(whole));
});

test.each<[string, Partial<GuestRequest>]>([
  [
    "a receipt",
    { money: { ...whole.money, payments: [{ ...payment, receipt_url: "https://a.ru" }] } },
  ],
  ["what comes back today", { refundable: { today: money(50), tomorrow: money(100) } }],
  ["what comes back tomorrow", { refundable: { today: money(100), tomorrow: null } }],
  ["a review that waits", { review: { ...review, state: "waiting" } }],
  [
    "a review that is hidden",
    {
      review: {
        ...review,
        state: "hidden",
        hidden: { reason: "abuse", words: "", at: review.at },
      } as GuestRequest["review"],
    },
  ],
  ["a review that may be written", { review: null, can_review: true }],
  [
    "an individual tour that is booked",
    {
      individual_tour: { ...individual, is_booked: true } as GuestRequest["individual_tour"],
    },
  ],
  [
    "an individual tour that is over",
    { individual_tour: { ...individual, is_over: true } as GuestRequest["individual_tour"] },
  ],
])("%s makes another state", (_, change) => {
  expect(stateOf({ ...whole, ...change })).not.toBe(stateOf(whole));
});

test("whatever else is answered makes another state when it changes", () => {
  const forgotten = Object.keys(whole).filter(
    (name) => stateOf({ ...whole, [name]: "other" }) === stateOf(whole),
  );
  expect(forgotten).toEqual([]);
});
