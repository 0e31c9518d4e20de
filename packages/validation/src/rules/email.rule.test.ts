import { describe, expect, it } from "vitest";
import { emailRule } from "./email.rule.ts";
import { nothing, readCases, testRule } from "./rule-testing.ts";

const accepted = readCases("email.accepted");
const refused = readCases("email.refused");

/** The HTML standard's own pattern of a valid e-mail address. */
const html =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

describe("email", () => {
  testRule(emailRule, { pass: accepted, fail: refused });

  testRule(emailRule, {
    pass: [
      ...nothing,
      `${"a".repeat(64)}@example.ru`,
      `a@${"a".repeat(63)}.ru`,
      `a@${"a.".repeat(124)}aaa`,
    ],
    fail: [
      " anna@example.ru",
      "anna@example.ru ",
      "anna@example.ru\n",
      "anna@exam\nple.ru",
      "an\tna@example.ru",
      "anna\0@example.ru",
      "\u200banna@example.ru",
      "anna@example.ru\u200b",
      "anna@exam\u00adple.ru",
      "anna@exam\u200dple.ru",
      "\ufeffanna@example.ru",
      "anna@example.ru\u00a0",
      "\u202eanna@example.ru",
      "anna\ud800@example.ru",
      `${"a".repeat(65)}@example.ru`,
      `a@${"a".repeat(64)}.ru`,
      `a@${"a.".repeat(125)}aaa`,
      `a@${"ы".repeat(60)}.${"ы".repeat(60)}.${"ы".repeat(60)}.${"ы".repeat(60)}.рф`,
      42,
      ["anna@example.ru"],
      { toString: () => "anna@example.ru" },
    ],
  });

  it("has hundreds of cases, each of them once", () => {
    const all = [...accepted, ...refused];
    expect(all.length).toBeGreaterThan(400);
    expect(new Set(all).size).toBe(all.length);
  });

  it("accepts nothing in ASCII that the HTML standard's fields would refuse", () => {
    const ascii = accepted.filter((address) => /^[\0-\x7f]*$/.test(address));
    expect(ascii.length).toBeGreaterThan(100);
    expect(ascii.filter((address) => !html.test(address))).toEqual([]);
  });
});
