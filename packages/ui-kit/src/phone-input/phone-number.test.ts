import examples from "libphonenumber-js/examples.mobile.json";
import type { CountryCode } from "libphonenumber-js/min";
import { describe, expect, test } from "vitest";
import { listCountries } from "./countries.ts";
import * as library from "./phone-functions.ts";
import { changeCode, readPhone } from "./phone-number.ts";
import { keepDigits } from "./phone-text.ts";

const numbers = Object.entries(examples) as [CountryCode, string][];

test("there is an example of nearly every country", () => {
  expect(numbers.length).toBeGreaterThan(230);
});

describe.for(numbers)("%s", ([country, national]) => {
  const whole = `+${library.getCountryCallingCode(country)}${national}`;

  test("its example typed digit by digit is valid, kept whole and never wider than 18", () => {
    let text = "";
    for (const digit of whole) {
      ({ text } = readPhone(library, text + digit, country));
      expect(text.length).toBeLessThanOrEqual(18);
    }
    expect(keepDigits(text)).toBe(whole);
    expect(readPhone(library, text, country)).toMatchObject({
      value: whole,
      isValid: true,
      otherCountry: undefined,
    });
  });

  test("its example typed in the national format is the same number", () => {
    const own = library.readNumber(whole, "RU")?.formatNational() ?? "";
    expect(readPhone(library, own, country)).toMatchObject({ value: whole, isValid: true });
  });
});

test("a Russian number typed with 8 is shown with 8 and returned as +7", () => {
  const read = readPhone(library, "89991234567", "RU");
  expect(read).toMatchObject({ text: "8 (999) 123-45-67", value: "+79991234567", isValid: true });
  expect(readPhone(null, "8999", "RU")).toMatchObject({ text: "8999", value: "+7999" });
});

test("+8 for Russia is converted to 8, and only for Russia", () => {
  expect(readPhone(library, "+8", "RU").text).toBe("8");
  expect(readPhone(library, "+89991234567", "RU").value).toBe("+79991234567");
  expect(readPhone(library, "+8", "CN").text).toBe("+8");
  expect(readPhone(library, "+8613123456789", "RU").otherCountry).toBe("CN");
});

test("the chosen country is kept while +7 is ambiguous", () => {
  for (const typed of ["+7", "+77", "+7701", "+770112345"]) {
    expect(readPhone(library, typed, "RU").otherCountry, typed).toBeUndefined();
  }
  expect(readPhone(library, "+77011234567", "RU")).toMatchObject({
    isValid: false,
    otherCountry: "KZ",
  });
  expect(readPhone(library, "+79991234567", "KZ").otherCountry).toBe("RU");
  expect(readPhone(library, "+77011234567", "KZ").isValid).toBe(true);
});

test("another dialling code gives its country before the number is complete", () => {
  expect(readPhone(library, "+375", "RU").otherCountry).toBe("BY");
  expect(readPhone(library, "+14165550123", "US").otherCountry).toBe("CA");
});

test("letters are removed, digits and one plus stay, 18 characters at most", () => {
  expect(readPhone(library, "ab+7c9+9", "RU").text).toBe("+7 99");
  expect(readPhone(library, "+7999123456789012345678", "RU").text.length).toBe(18);
  expect(readPhone(library, "+7999123", "RU").isValid).toBe(false);
});

test("a newly chosen country changes the dialling code", () => {
  expect(changeCode(library, "", "RU", "BY")).toBe("+375");
  expect(changeCode(library, "+7 999", "RU", "BY")).toBe("+375999");
  expect(changeCode(library, "+7 701", "RU", "KZ")).toBe("+7701");
  expect(changeCode(library, "8 (999)", "RU", "KZ")).toBe("8999");
});

test("the list starts with Russia, Belarus and Kazakhstan and is in the current language", () => {
  const list = listCountries(library, "ru-RU");
  expect(list.slice(0, 3)).toEqual([
    { iso_code: "RU", name: "Россия", phone_code: "7", is_primary: true },
    { iso_code: "BY", name: "Беларусь", phone_code: "375", is_primary: true },
    { iso_code: "KZ", name: "Казахстан", phone_code: "7", is_primary: true },
  ]);
  expect(list).toHaveLength(library.getCountries().length);
  expect(list.filter((country) => country.is_primary)).toHaveLength(3);
  expect(listCountries(library, "en-US")[0]?.name).toBe("Russia");
});
