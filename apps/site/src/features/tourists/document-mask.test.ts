import { expect, test } from "vitest";
import { isWhole } from "./document-mask.ts";

test("a number is whole with all of its signs", () => {
  expect(isWhole("passport", "45 10 123456")).toBe(true);
  expect(isWhole("passport", "45 10 12345")).toBe(false);
  expect(isWhole("foreign_passport", "75 1234567")).toBe(true);
  expect(isWhole("birth_certificate", "IV-МЮ № 123456")).toBe(true);
  expect(isWhole("birth_certificate", "IV-МЮ № 12345")).toBe(false);
  expect(isWhole("other", "AB-123")).toBe(true);
});
