import { expect, test } from "vitest";
import { readPrice } from "./read-price.ts";

test.each([
  ["24 800 ₽", 2_480_000, "RUB"],
  ["24\u00a0800 руб.", 2_480_000, "RUB"],
  ["от 24800 р", 2_480_000, "RUB"],
  ["24 800 рублей", 2_480_000, "RUB"],
  ["24800,50", 2_480_050, undefined],
  ["24,800.50", 2_480_050, undefined],
  ["24.800", 2_480_000, undefined],
  ["24,800", 2_480_000, undefined],
  ["24'800", 2_480_000, undefined],
  ["24 800 ₽/чел", 2_480_000, "RUB"],
  ["$1 200", 120_000, "USD"],
  ["1200 USD", 120_000, "USD"],
  ["990 €", 99_000, "EUR"],
  ["500 BYN", 50_000, "BYN"],
  ["0", 0, undefined],
])("%j is a price", (text, amount, currency) => {
  expect(readPrice(text)).toEqual({ amount, ...(currency && { currency }) });
});

test.each(["", "даром", "по запросу", "-100", "1e9", "24 800 - 30 000", "12.3456", "=1+1"])(
  "%j is no price",
  (text) => {
    expect(readPrice(text)).toBeUndefined();
  },
);
