import { expect, it } from "vitest";
import { completeAddress } from "./complete-address.ts";

it.each([
  ["example.com", "https://example.com"],
  ["алтай.рф/туры", "https://алтай.рф/туры"],
  ["localhost.test:3000/a", "https://localhost.test:3000/a"],
  ["hello@example.com", "mailto:hello@example.com"],
  ["https://example.com/a?b=1", "https://example.com/a?b=1"],
  ["tel:+79000000000", "tel:+79000000000"],
  ["/tour-1", "/tour-1"],
  ["#dates", "#dates"],
  ["", ""],
])("takes %s as %s", (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each(["javascript:alert(1)", "data:text/html,x", "https://", "два слова", "слово"])(
  "refuses %s",
  (typed) => {
    expect(completeAddress(typed)).toBeUndefined();
  },
);
