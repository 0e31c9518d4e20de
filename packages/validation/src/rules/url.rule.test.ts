import { describe, expect, it } from "vitest";
import { measureRule, nothing, testRule } from "./rule-testing.ts";
import { urlRule } from "./url.rule.ts";

describe("url", () => {
  testRule(urlRule, {
    pass: [
      ...nothing,
      "https://example.ru",
      "http://example.ru/tours/altai?month=7#dates",
      "HTTPS://Example.RU",
      "https://путешествия.рф/туры/алтай",
      "http://altai.localhost:3000/x",
      "http://localhost:3000",
      "http://192.168.0.1:8080/",
      "http://[::1]/",
      "https://t.me/some_channel",
    ],
    fail: [
      "example.ru",
      "//example.ru",
      "/tours",
      "ftp://example.ru",
      "javascript:alert(1)",
      "javascript://example.ru/%0aalert(1)",
      "data:text/html,hi",
      "mailto:anna@example.ru",
      "https:/example.ru",
      "https:example.ru",
      "https:\\\\example.ru",
      "https://",
      "https:///tours",
      "https://example",
      "https://example.ru/a b",
      " https://example.ru",
      "https://exa\nmple.ru",
      "https://exam ple.ru",
      "https://-example.ru",
      "https://example..ru",
      "https://anna:secret@example.ru",
      "https://bank.ru@example.ru",
      "https://999.999.999.999",
      'https://example.ru/"onclick',
      "https://example.ru/<script>",
      `https://example.ru/${"a".repeat(2048)}`,
      42,
    ],
  });

  it("answers a hostile text of a million characters at once", () => {
    for (const part of ["a.", "/", "a-", "@"]) {
      expect(measureRule(urlRule, `https://${part.repeat(500_000)}`)).toBeLessThan(100);
    }
  });
});
