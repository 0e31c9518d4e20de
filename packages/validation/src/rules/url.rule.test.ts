import { describe, expect, it } from "vitest";
import { nothing, readCases, testRule } from "./rule-testing.ts";
import { urlRule } from "./url.rule.ts";

const accepted = readCases("url.accepted");
const refused = readCases("url.refused");

describe("url", () => {
  testRule(urlRule, { pass: accepted, fail: refused });

  testRule(urlRule, {
    pass: [...nothing, `https://example.ru/${"a".repeat(2029)}`],
    fail: [
      " https://example.ru",
      "https://example.ru ",
      "https://example.ru\n",
      "https://exa\nmple.ru",
      "https://example.ru/a\tb",
      "java\nscript:alert(1)",
      "\0https://example.ru",
      "https://example.ru/\u200b",
      "https://exam\u00adple.ru",
      "https://example.ru/\u202etxt.exe",
      "\ufeffhttps://example.ru",
      "https://example.ru/\u00a0",
      "https://example.ru/\ud800",
      `https://example.ru/${"a".repeat(2030)}`,
      `https://${"a".repeat(64)}.ru`,
      `https://${"a.".repeat(126)}ru`,
      42,
      new URL("https://example.ru"),
      ["https://example.ru"],
    ],
  });

  it("has hundreds of cases, each of them once", () => {
    const all = [...accepted, ...refused];
    expect(all.length).toBeGreaterThan(350);
    expect(new Set(all).size).toBe(all.length);
  });

  it("accepts only what the WHATWG parser reads as the same host over http or https", () => {
    for (const address of accepted) {
      const { protocol, hostname, username } = new URL(address);
      expect(protocol, address).toMatch(/^https?:$/);
      expect(hostname, address).not.toBe("");
      expect(username, address).toBe("");
    }
  });
});
