import { expect, test } from "vitest";
import { countKept, findCaret, keepDigits, readPasted, removeBeside } from "./phone-text.ts";

test.for([
  ["+7 (999) 123-45-67", "+79991234567"],
  ["tel:+7-999-123-45-67", "+79991234567"],
  ["tel:%2B7%20999%20123%2045%2067", "+79991234567"],
  ["Тел.: 8 (999) 123-45-67, доб. 12", "89991234567"],
  ["+7 999 123‑45‑67 доб. 12", "+79991234567"],
  ["+7 999 123 45 67 ext 5", "+79991234567"],
  ["\u202a+7\u00a0999\u00a0123\u00a045\u00a067\u202c", "+79991234567"],
  ["+7 999 123 45 67 +7 999 123 45 68", "+79991234567"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["00375 29 491-19-11", "+375294911911"],
  ["＋７９９９１２３４５６７", "+79991234567"],
  ["٠٥٠١٢٣٤٥٦٧", "0501234567"],
  ["no number", ""],
])("%s is pasted as %s", ([pasted, digits]) => {
  expect(readPasted(pasted ?? "")).toBe(digits);
});

test("one plus stays, and only before the digits", () => {
  expect(keepDigits("a+7+9b9")).toBe("+799");
  expect(keepDigits("7+9")).toBe("79");
});

test("the caret stays behind the same digits", () => {
  expect(countKept("+7 99", 4)).toBe(3);
  expect(findCaret("+7 999 123", 3)).toBe(4);
  expect(findCaret("+7 9", 9)).toBe(4);
});

test("removing a separator removes the digit before it", () => {
  expect(removeBeside("+7 999 1", "+7 9991", 6)).toBe("+7991");
  expect(removeBeside("+7 999 1", "+7 999 ", 7)).toBe("+7 999 ");
});
