import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("cells stand between semicolons, and what has a semicolon, a quote or a line end in quotes", () => {
  expect(
    toCsv([
      ["Тур", "Сумма"],
      ['Байкал; "лёд"', "1\n2"],
    ]),
  ).toBe('\uFEFFТур;Сумма\r\n"Байкал; ""лёд""";"1\n2"\r\n');
});

// ASVS 1.3.3
test.each(["=1+1", "+7", "-1", "@SUM(A1)", "\t=1", " =cmd|' /C calc'!A0"])(
  "what was typed is no formula: %s",
  (typed) => {
    expect(toCsv([[typed]])).toMatch(/^\uFEFF"?'/);
  },
);

test("a number stays a number, less than nothing as well", () => {
  expect(toCsv([[-5, 7.5]])).toBe("\uFEFF-5;7.5\r\n");
});
