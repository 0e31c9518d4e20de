import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

const cell = (value: string | number | null) =>
  writeCsv([[value]])
    .replace(/^\uFEFF/, "")
    .replace(/\r\n$/, "");

test.each([
  ["Тропа", "Тропа"],
  ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
  ["+7 916", "'+7 916"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["  =1", "'  =1"],
  ["п/п 117; счёт 2", '"п/п 117; счёт 2"'],
  ["две\nстроки", '"две\nстроки"'],
  [null, ""],
  [48_000.5, "48000,5"],
  [-500, "-500"],
] as const)("%j is written as %j", (value, written) => {
  expect(cell(value)).toBe(written);
});

test("a spreadsheet sees rows of a file in UTF-8", () => {
  expect(
    writeCsv([
      ["а", 1],
      ["б", 2],
    ]),
  ).toBe("\uFEFFа;1\r\nб;2\r\n");
});
