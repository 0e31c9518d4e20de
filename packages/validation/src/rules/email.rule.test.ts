import { describe, expect, it } from "vitest";
import { emailRule } from "./email.rule.ts";
import { measureRule, nothing, testRule } from "./rule-testing.ts";

describe("email", () => {
  testRule(emailRule, {
    pass: [
      ...nothing,
      "anna@example.ru",
      "first.last+tour@mail.example.travel",
      "o'neil_42@ex-ample.co",
      "info@путешествия.рф",
      "a@b.xn--p1ai",
      `${"a".repeat(64)}@example.ru`,
    ],
    fail: [
      "anna",
      "@example.ru",
      "anna@",
      "anna@example",
      "anna@example.r",
      "anna@example.123",
      "anna@@example.ru",
      "anna@exam ple.ru",
      "an na@example.ru",
      " anna@example.ru",
      "anna@example.ru ",
      "anna@example.ru\n",
      ".anna@example.ru",
      "anna.@example.ru",
      "an..na@example.ru",
      "anna@-example.ru",
      "anna@example-.ru",
      "anna@example..ru",
      "anna@.ru",
      "аnna@example.ru",
      "<anna@example.ru>",
      `${"a".repeat(65)}@example.ru`,
      `a@${"a".repeat(64)}.ru`,
      `a@${"a.".repeat(150)}ru`,
      42,
      ["anna@example.ru"],
    ],
  });

  it("answers a hostile text of a million characters at once", () => {
    for (const part of ["a.", "a-", "@", "a@", "-", " "]) {
      expect(measureRule(emailRule, `${part.repeat(500_000)}!`)).toBeLessThan(100);
    }
  });
});
