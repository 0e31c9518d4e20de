import { expect, test } from "vitest";
import { holdPart, joinParts, renderFrame } from "./held-parts.ts";

const large = (letter: string) => letter.repeat(2000);

test("large parts are held back while a frame is rendered, and stand in their places in its bytes", () => {
  const held = renderFrame(
    () => `<a>${holdPart(large("ё"))}</a><b>${holdPart("small")}</b>${holdPart(large("$&"))}`,
  );
  expect(held.frame.length).toBeLessThan(300);
  expect(joinParts(held).toString()).toBe(`<a>${large("ё")}</a><b>small</b>${large("$&")}`);
});

test("outside a frame a text stays as it is, after a failure too", () => {
  const fail = () => {
    throw new Error(holdPart(large("a")));
  };
  expect(() => renderFrame(fail)).toThrow(/^<!--[\w-]+:0-->$/);
  expect(holdPart(large("a"))).toBe(large("a"));
});
