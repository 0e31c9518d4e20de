import { expect, it } from "vitest";
import { completeAddress } from "./complete-address.ts";

it.each([
  ["example.com", "https://example.com"],
  ["example.com/tours", "https://example.com/tours"],
  ["t.me/kedr", "https://t.me/kedr"],
  ["t.me/@kedr", "https://t.me/@kedr"],
  ["www.x.ru/", "https://www.x.ru/"],
  [" vk.com/kedr_altai?w=wall ", "https://vk.com/kedr_altai?w=wall"],
  ["алтай.рф/туры", "https://алтай.рф/туры"],
  ["xn--80aaxqd.xn--p1ai", "https://xn--80aaxqd.xn--p1ai"],
  ["localhost.test:3000/a", "https://localhost.test:3000/a"],
  ["//example.com/a", "https://example.com/a"],
  ["https://example.com/a?b=1", "https://example.com/a?b=1"],
  ["HTTP://example.com", "HTTP://example.com"],
  ["/tour-1", "/tour-1"],
  ["#dates", "#dates"],
  ["", ""],
  ["  ", ""],
])("takes %j as %j", (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each([
  ["hello@example.com", "mailto:hello@example.com"],
  ["mailto:hello@example.com?subject=1", "mailto:hello@example.com?subject=1"],
  ["8 916 123-45-67", "tel:+79161234567"],
  ["+7 (916) 123-45-67", "tel:+79161234567"],
  ["9161234567", "tel:+79161234567"],
  ["8.916.123.45.67", "tel:+79161234567"],
  ["tel:8 916 123-45-67", "tel:+79161234567"],
  ["+375 29 123-45-67", "tel:+375291234567"],
  ["tel:112", "tel:112"],
])("takes %j, which is not on the web, as %j", (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

it.each([
  "слово",
  "два слова",
  "Подробнее. Нажмите",
  "слово.",
  "и т.д.",
  "1.5",
  "12345",
  "8 916 123-45-67 доб. 1",
  "@kedr",
  "hello@example",
  "javascript:alert(1)",
  " JavaScript:location='example.com'",
  "javascript:1.example.com",
  "data:text/html,x",
  "https://",
  "//",
  "?departure=1.ru",
])("refuses %j", (typed) => {
  expect(completeAddress(typed)).toBeUndefined();
});

it("leaves what it has completed as it is", () => {
  for (const typed of ["example.com/a", "a@example.com", "9161234567", "#dates", "/tour-1"]) {
    const address = completeAddress(typed)!;
    expect(completeAddress(address)).toBe(address);
  }
});
