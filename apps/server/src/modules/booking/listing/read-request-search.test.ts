import { expect, test } from "vitest";
import { readRequestSearch } from "./read-request-search.ts";

test("a whole phone is one number, however it is written", () => {
  for (const typed of ["8 916 123-45-67", "+7 (916) 123-45-67", "9161234567", "79161234567"]) {
    expect([typed, readRequestSearch(typed).phones]).toEqual([typed, ["+79161234567"]]);
  }
});

test("a part of a phone is looked for anywhere, and behind +7 where it begins with 8", () => {
  expect(readRequestSearch("123-45").phones).toEqual(["%12345%"]);
  expect(readRequestSearch("8916").phones).toEqual(["%8916%", "+7916%"]);
  expect(readRequestSearch("12").phones).toEqual([]);
});

test("digits alone may be a request's number, and after № they are nothing else", () => {
  expect(readRequestSearch("1042").number).toBe(1042);
  expect(readRequestSearch("№ 1042")).toEqual({ number: 1042, phones: [], words: [] });
  expect(readRequestSearch("заявка №7").number).toBe(7);
  // No column holds it.
  expect(readRequestSearch("9999999999").number).toBe(null);
});

test("words of names and e-mails are compared in lower case, ё as е", () => {
  expect(readRequestSearch("  Алёна  ПЕТРОВА ").words).toEqual(["алена", "петрова"]);
  expect(readRequestSearch("a1@example.com")).toEqual({
    number: null,
    phones: [],
    words: ["a1@example.com"],
  });
});
