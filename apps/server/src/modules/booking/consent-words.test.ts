import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentWords } from "./consent-words.ts";

test("words that guests agreed to are never edited: another version stands behind them", () => {
  const hashes = Object.entries(consentWords).map(([kind, versions]) => [
    kind,
    versions.map((words) => createHash("sha256").update(words).digest("hex").slice(0, 16)),
  ]);
  expect(Object.fromEntries(hashes)).toEqual({
    others: ["e51bd469d657a63c"],
    advertising: ["09de5eb62176f38e"],
  });
});
