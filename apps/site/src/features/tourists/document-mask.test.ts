import { expect, test } from "vitest";
import { isWhole, tidyNumber } from "./document-mask.ts";

test("a number is whole with all of its signs", () => {
  expect(isWhole("passport", "45 10 123456")).toBe(true);
  expect(isWhole("passport", "45 10 12345")).toBe(false);
  expect(isWhole("foreign_passport", "75 1234567")).toBe(true);
  expect(isWhole("birth_certificate", "IV-МЮ № 123456")).toBe(true);
  expect(isWhole("birth_certificate", "IV-МЮ № 12345")).toBe(false);
  expect(isWhole("other", "AB-123")).toBe(true);
});

test("a birth certificate's number comes into form however it is typed", () => {
  expect(tidyNumber("birth_certificate", "ivмю123456")).toBe("IV-МЮ № 123456");
  expect(tidyNumber("birth_certificate", "iv-мю 12")).toBe("IV-МЮ 12");
  expect(tidyNumber("other", "ab 123")).toBe("AB 123");
});
