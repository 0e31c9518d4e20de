import { expect, test } from "vitest";
import { describeWait } from "./describe-wait.ts";

const now = Date.parse("2027-03-01T12:00:00Z");

test.each([
  ["2027-03-01T12:00:30Z", "0\u00a0мин", false],
  ["2027-03-01T11:35:00Z", "25\u00a0мин", false],
  ["2027-03-01T10:00:00Z", "2\u00a0ч", false],
  ["2027-03-01T09:59:59Z", "2\u00a0ч", true],
  ["2027-03-01T06:50:00Z", "5\u00a0ч", true],
  ["2027-02-26T12:00:00Z", "3\u00a0дн", true],
])("who waits since %s waits %s, and is missed: %s", (since, text, isMissed) => {
  expect(describeWait(since, now)).toEqual({ text, isMissed });
});
