import { ruMessages, validateValue } from "@tour/validation";
import examples from "libphonenumber-js/examples.mobile.json";
import { getCountryCallingCode, type CountryCode } from "libphonenumber-js/min/es6";
import { describe, expect, test } from "vitest";
import { phoneNumberRule } from "./phone-number.rule.ts";

const rules = [phoneNumberRule];
const numbers = Object.entries(examples).map(
  ([country, national]) =>
    [country, `+${getCountryCallingCode(country as CountryCode)}${national}`] as const,
);

describe("a phone number", () => {
  test.each(numbers)("of %s passes: %s", async (_, number) => {
    expect(await validateValue(number, rules)).toBeUndefined();
  });

  test.each([
    ["+7999", "too short"],
    ["+799912345678901", "too long"],
    ["+79991234567 доб. 1", "with more behind it"],
    ["+0123456789", "of no country"],
    ["89991234567", "without a plus"],
    ["звоните вечером", "in words"],
  ])("%s is refused: %s", async (number) => {
    expect(await validateValue(number, rules)).toBe("Incorrect phone number");
    expect(await validateValue(number, rules, { messages: ruMessages })).toBe(
      "Неверный номер телефона",
    );
  });

  test("may be omitted", async () => {
    expect(await validateValue("", rules)).toBeUndefined();
    expect(await validateValue(null, rules)).toBeUndefined();
  });
});
