import fc from "fast-check";
import { expect, test } from "vitest";
import { readLanguage } from "./read-language.ts";

test("a language that Intl knows stays as it is, with underscores too", () => {
  expect(readLanguage("ru-RU")).toBe("ru-RU");
  expect(readLanguage("ru_RU")).toBe("ru-RU");
  expect(readLanguage("zh_Hant_TW")).toBe("zh-Hant-TW");
  expect(readLanguage("en-GB-u-hc-h12")).toBe("en-GB-u-hc-h12");
});

test("an invalid language falls back to the kit's default, and never throws", () => {
  for (const code of ["xx_YY", "", "-", "english", "ru-", "e", null, undefined, 7, {}]) {
    expect(readLanguage(code), String(code)).toBe("en-US");
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.anything()), (code) => {
      new Intl.DateTimeFormat(readLanguage(code));
    }),
  );
});
