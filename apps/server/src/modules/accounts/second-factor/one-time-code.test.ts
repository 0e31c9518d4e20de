import { expect, test } from "vitest";
import { codeAt, findStep, makeSecret, secondsLeft, toUri } from "./one-time-code.ts";

/** "12345678901234567890" in base32: the key of RFC 6238, appendix B. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at %i seconds the code is that of the standard", (seconds, code) => {
  expect(codeAt(secret, at(seconds))).toBe(code);
});

// ASVS 6.5.5
test("a code is known by its half minute, in the one before and after it, and no longer", () => {
  const code = codeAt(secret, at(90));
  expect([60, 89, 90, 119, 120, 149].map((now) => findStep(secret, code, at(now)))).toEqual(
    Array.from({ length: 6 }, () => 3),
  );
  expect([59, 150].map((now) => findStep(secret, code, at(now)))).toEqual([null, null]);
  expect(findStep(secret, "12345", at(90))).toBeNull();
  expect([90, 119, 120].map((now) => secondsLeft(at(now)))).toEqual([30, 1, 30]);
});

test("an app's address names the account and where it is, and secrets differ", () => {
  const uri = new URL(toUri(secret, { issuer: "tours.example", email: "anna+1@tours.example" }));
  expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(uri.pathname)).toBe("/tours.example:anna+1@tours.example");
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: "tours.example" });
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSecret()).not.toBe(makeSecret());
});
