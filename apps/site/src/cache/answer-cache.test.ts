import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

/** Answers of so many characters, each asked for once while it is remembered. */
function remember(length: number, maxBytes: number) {
  const asked: string[] = [];
  const find = createAnswerCache<{ text: string }>({
    maxBytes,
    fresh: 1_000,
    staleIfError: 1_000,
    ask: async (key) => {
      asked.push(key);
      return { text: key.padEnd(length, "x") };
    },
    withoutAnswer: () => ({ text: "" }),
    onError: () => {},
    now: () => 0,
  });
  return { find, asked };
}

const keys = Array.from({ length: 100 }, (_, at) => `host-${at}.example`);

test("answers are remembered up to a number of bytes, whatever is asked for", async () => {
  const { find, asked } = remember(1_000, 100_000);
  for (const key of keys) await find(key);
  asked.length = 0;
  for (const key of keys.toReversed()) await find(key);
  // Each takes about four thousand bytes.
  expect(keys.length - asked.length).toBeGreaterThanOrEqual(15);
  expect(keys.length - asked.length).toBeLessThanOrEqual(25);
});

test("small ones are all remembered (control)", async () => {
  const { find, asked } = remember(10, 100_000);
  for (const key of keys) await find(key);
  for (const key of keys.toReversed()) await find(key);
  expect(asked).toHaveLength(keys.length);
});
