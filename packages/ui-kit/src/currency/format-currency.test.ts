import { expect, test } from "vitest";
import { formatCurrency } from "./format-currency.ts";

test("decimals that are nothing are left out", () => {
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

test("without a language it is the browser's own", () => {
  const browser = new Intl.NumberFormat().resolvedOptions().locale;
  expect(formatCurrency(1234.5, "USD")).toBe(formatCurrency(1234.5, "USD", browser));
});

test("what is no currency is refused", () => {
  expect(() => formatCurrency(1, "roubles")).toThrow(RangeError);
});
