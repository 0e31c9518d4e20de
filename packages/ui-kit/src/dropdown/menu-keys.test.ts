import { expect, test } from "vitest";
import { moveByKey } from "./menu-keys.ts";

test("arrows wrap around and Home and End lead to the ends", () => {
  expect(moveByKey("ArrowDown", 2, 3)).toBe(0);
  expect(moveByKey("ArrowUp", 0, 3)).toBe(2);
  expect(moveByKey("ArrowUp", -1, 3)).toBe(2);
  expect(moveByKey("ArrowDown", -1, 3)).toBe(0);
  expect(moveByKey("Home", 2, 3)).toBe(0);
  expect(moveByKey("End", 0, 3)).toBe(2);
  expect(moveByKey("a", 0, 3)).toBeUndefined();
  expect(moveByKey("ArrowDown", -1, 0)).toBeUndefined();
});
