import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test.each([
  ["fits", "Ходим по Саянам. ", 20, "Ходим по Саянам."],
  ["is cut between words", "Ходим по Саянам и Хакасии", 20, "Ходим по Саянам и…"],
  ["is cut after a sentence", "Ходим по Саянам. Снова и снова", 20, "Ходим по Саянам."],
  ["is cut after a quotation", "Он сказал: «Ходим!» И мы пошли", 22, "Он сказал: «Ходим!»"],
  ["is cut after dots", "Ходим… Снова и снова", 11, "Ходим…"],
  ["is cut after a comma", "Ходим по Саянам, Хакасии и Туве", 20, "Ходим по Саянам…"],
  ["is cut before a dash's second half", "Ходим по Саянам — и дальше", 20, "Ходим по Саянам…"],
  ["is cut at a line's end", "Ходим по Саянам\nи Хакасии", 20, "Ходим по Саянам\nи…"],
  ["has an endless word", `Ух ${"а".repeat(40)}`, 10, "Ух аааааа…"],
  ["has a sign of two halves at its end", `${"а".repeat(8)}🏔 и`, 10, `${"а".repeat(8)}…`],
])("a text that %s", (_, text, max, short) => {
  expect(shorten(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(max);
});
