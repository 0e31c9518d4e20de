import { expect, test } from "vitest";
import { failedJobTexts } from "./failed-job.texts.ts";
import { hideData } from "./hide-data.ts";

test.each([
  ["connect ECONNREFUSED 10.0.0.7:25", "connect ECONNREFUSED 10.0.0.7:25"],
  ["Mailbox anna.orlova@example.com is full", "Mailbox … is full"],
  ["Call +7 916 123-45-67 back", "Call … back"],
  [
    'Failed query: insert into "emails" values ($1)\nparams: Анна,+79161234567',
    failedJobTexts.query,
  ],
  [
    "GET /order/0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11 answered 500\n    at run (a.ts:1)",
    "GET /order/… answered 500",
  ],
  ["Card 4111111111111111 was refused", "Card … was refused"],
  ['Bad value "Анна Орлова" of name', "Bad value … of name"],
  ["", ""],
])("of %j staff read %j", (message, shown) => {
  expect(hideData(message)).toBe(shown);
});

test("an error as long as a page is cut", () => {
  expect(hideData("ы".repeat(5000))).toHaveLength(300);
});
