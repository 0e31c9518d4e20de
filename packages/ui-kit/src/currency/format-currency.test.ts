import { expect, test } from "vitest";
import { formatCurrency } from "./format-currency.ts";

test("zero decimals are left out", () => {
  expect(formatCurrency(1200, "USD", "en-US")).toBe("$1,200");
  expect(formatCurrency(1200.25, "EUR", "en-US")).toBe("€1,200.25");
  expect(formatCurrency(42500, "RUB", "ru")).toMatch(/^42\s500\s₽$/);
});

test("all currencies of the product are known in both languages", () => {
  for (const currency of ["EUR", "USD", "RUB", "BYN", "KZT", "CNY"]) {
    for (const locale of ["en-US", "ru"]) {
      expect(formatCurrency(1, currency, locale)).not.toContain("¤");
    }
  }
});

test("without a language the browser's is used", () => {
  const browser = new Intl.NumberFormat().resolvedOptions().locale;
  expect(formatCurrency(1234.5, "USD")).toBe(formatCurrency(1234.5, "USD", browser));
});

test("an invalid currency is refused", () => {
  expect(() => formatCurrency(1, "roubles")).toThrow(RangeError);
});

test("an unknown language tag does not throw", () => {
  expect(formatCurrency(10, "USD", "xx_YY")).toBe("$10");
  expect(formatCurrency(1234.5, "RUB", "ru_RU")).toBe(formatCurrency(1234.5, "RUB", "ru-RU"));
});
