import { expect, test } from "vitest";
import { isWorthFolding, TRUNCATE_HEIGHT, TRUNCATE_THRESHOLD } from "./truncate-text.tsx";

test("a text is truncated only when more than 24 px beyond 120 would be hidden", () => {
  expect([TRUNCATE_HEIGHT, TRUNCATE_THRESHOLD]).toEqual([120, 24]);
  expect(isWorthFolding(144, TRUNCATE_HEIGHT, TRUNCATE_THRESHOLD)).toBe(false);
  expect(isWorthFolding(145, TRUNCATE_HEIGHT, TRUNCATE_THRESHOLD)).toBe(true);
});
