import { expect, test } from "vitest";
import { findCircles } from "./find-circles.ts";

const graph = (links: Record<string, string>) =>
  new Map(Object.entries(links).map(([from, to]) => [from, new Set(to)]));

test("imports that only lead down are not a circle", () => {
  expect(findCircles(graph({ a: "bc", b: "c", c: "" }))).toEqual([]);
});

test("the shortest circle is reported", () => {
  expect(findCircles(graph({ a: "bc", b: "c", c: "a" }))[0]).toEqual(["a", "c"]);
});

test("every folder in a circle is reported", () => {
  const circles = findCircles(graph({ a: "bc", b: "c", c: "da", d: "a" }));
  expect(new Set(circles.flat())).toEqual(new Set("abcd"));
});

test("every circle is reported, not only the first", () => {
  expect(findCircles(graph({ a: "b", b: "a", c: "d", d: "c" }))).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("a folder that only imports a circle is not part of it", () => {
  expect(findCircles(graph({ a: "b", b: "c", c: "b" }))).toEqual([["b", "c"]]);
});
