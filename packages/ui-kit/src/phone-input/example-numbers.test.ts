import { readFileSync } from "node:fs";
import { normalizePhone } from "@tour/validation";
import * as full from "libphonenumber-js/max";
import type { CountryCode } from "libphonenumber-js/min";
import { describe, expect, test } from "vitest";
import * as library from "./phone-functions.ts";
import { readPhone, restorePlus } from "./phone-number.ts";
import { keepDigits, readPasted } from "./phone-text.ts";

const lines = readFileSync(new URL("example-numbers.txt", import.meta.url), "utf8").split("\n");
const numbers = lines
  .filter((line) => /^[A-Z]{2} /.test(line))
  .flatMap((line) => {
    const [country, ...own] = line.split(" ");
    return own.map((number) => [country as CountryCode, number] as const);
  });

/** What a field gives out after a number was typed into it, sign by sign. */
function type(number: string, country: CountryCode) {
  let typed = "";
  for (const sign of number) {
    const shown = readPhone(library, typed, country).text;
    typed = keepDigits(restorePlus(typed, shown, shown + sign));
  }
  return readPhone(library, typed, country);
}

describe("every example number of every country", () => {
  test("is there", () => {
    expect(numbers).toHaveLength(1132);
  });

  const fields = ["RU", "KZ", "VN"] as const;
  const zones = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
  test.for(fields.flatMap((field) => zones.map((zone) => [zone, field] as const)))(
    "of +%s typed into a field set to %s is returned as it is",
    ([zone, field]) => {
      const own = numbers.filter(([, number]) => number.startsWith(`+${zone}`));
      expect(own.length).toBeGreaterThan(10);
      expect(own.filter(([, number]) => type(number, field).value !== number)).toEqual([]);
    },
  );

  test("pasted in the international format is the same number", () => {
    const wrong = numbers.filter(([, number]) => {
      const written = full.parsePhoneNumberFromString(number)?.formatInternational() ?? number;
      return readPhone(library, readPasted(written), "RU").value !== number;
    });
    expect(wrong).toEqual([]);
  });

  test("is normalized to itself without the field, whatever its separators", () => {
    const wrong = numbers.filter(([, number]) => {
      const written = full.parsePhoneNumberFromString(number)?.formatInternational() ?? number;
      return normalizePhone(written) !== number;
    });
    expect(wrong).toEqual([]);
  });

  test("of Russia is valid in each of the Russian formats", () => {
    const own = numbers.filter(([country]) => country === "RU").map(([, number]) => number);
    // Radio calls and the like are not dialled.
    const dialled = own.filter((number) => /^\+7[34789]\d{9}$/.test(number));
    expect(dialled.length).toBeGreaterThan(3);
    for (const number of dialled) {
      const national = number.slice(2);
      for (const typed of [`8${national}`, `8 (${national.slice(0, 3)}) ${national.slice(3)}`]) {
        expect(readPhone(library, readPasted(typed), "RU").value, typed).toBe(number);
        expect(normalizePhone(typed), typed).toBe(number);
      }
    }
  });
});

test.each(["8 916 123-45-67", "89161234567", "9161234567", "+7 (916) 123-45-67", "79161234567"])(
  "%s typed or pasted is +79161234567, even before the library has loaded",
  (typed) => {
    for (const by of [library, null]) {
      expect(readPhone(by, keepDigits(typed), "RU").value).toBe("+79161234567");
      expect(readPhone(by, readPasted(typed), "RU").value).toBe("+79161234567");
    }
    expect(readPhone(library, typed, "RU").isValid).toBe(true);
  },
);

test("a Russian number with a missing digit is not corrected into another one", () => {
  expect(readPhone(library, "8916123456", "RU")).toMatchObject({
    value: "+7916123456",
    isValid: false,
  });
});
