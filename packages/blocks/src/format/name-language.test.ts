import { expect, test } from "vitest";
import { nameLanguage } from "./name-language.ts";

test("a code is named in Russian", () => {
  expect(["ru", "en", "kk", "alt"].map(nameLanguage)).toEqual([
    "русский",
    "английский",
    "казахский",
    "южноалтайский",
  ]);
});

test("typed names and unknown codes stay as they are", () => {
  expect(["Алтайский", "фарси", "qqq", ""].map(nameLanguage)).toEqual([
    "Алтайский",
    "фарси",
    "qqq",
    "",
  ]);
});
