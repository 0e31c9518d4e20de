import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { maskNumber, openNumber, readNumber, sealNumber } from "./passport.ts";

test("numbers are read however they are written", () => {
  expect(readNumber("passport", "45 10 № 123456")).toBe("4510123456");
  expect(readNumber("passport", "4510 12345")).toBeNull();
  expect(readNumber("foreign_passport", "75 1234567")).toBe("751234567");
  expect(readNumber("birth_certificate", "iv-мю № 123456")).toBe("IVМЮ123456");
  // Roman numbers of the Russian keyboard, and of digits.
  expect(readNumber("birth_certificate", "ІХ-АБ 123456")).toBe("IXАБ123456");
  expect(readNumber("birth_certificate", "11-СХ 123456")).toBe("IIСХ123456");
  expect(readNumber("birth_certificate", "АБ 123456")).toBeNull();
  expect(readNumber("other", "ab 12-34.56")).toBe("AB123456");
  expect(readNumber("other", "1")).toBeNull();
});

test("a mask shows the end alone", () => {
  expect(maskNumber("4510123456")).toBe("•••• 3456");
  expect(maskNumber("AB123")).toBe("•••• 23");
});

test("a number opens for its own tourist alone", () => {
  const key = randomBytes(32);
  const sealed = sealNumber("4510123456", key, 7);
  expect(openNumber(sealed, key, 7)).toBe("4510123456");
  expect(() => openNumber(sealed, key, 8)).toThrow();
});
