import { expect, test } from "vitest";
import { memoizeLru } from "./memoize-lru.ts";

function makeLetters(max: number) {
  const made: string[] = [];
  const read = memoizeLru(max, (text) => {
    made.push(text);
    return text.split("");
  });
  return { made, read };
}

test("the same key gives the same result again, another key gives another one", () => {
  const { made, read } = makeLetters(2);
  expect(read("page", "ab")).toEqual(["a", "b"]);
  expect(read("page", "ab")).toBe(read("page", "ab"));
  expect(read("page", "cd")).toEqual(["c", "d"]);
  expect(read("page", "ab")).toEqual(["a", "b"]);
  expect(made).toEqual(["ab", "cd", "ab"]);
});

test("the most recently used keys are kept", () => {
  const { made, read } = makeLetters(2);
  for (const key of ["a", "b", "a", "c", "a", "b"]) read(key, key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("an error is not kept", () => {
  let isBroken = true;
  const read = memoizeLru(2, () => {
    if (isBroken) throw new Error("broken");
    return "made";
  });
  expect(() => read("a", "")).toThrow("broken");
  isBroken = false;
  expect(read("a", "")).toBe("made");
});
