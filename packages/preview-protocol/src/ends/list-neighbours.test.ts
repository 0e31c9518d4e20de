import { createBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { toDocument } from "../document.ts";
import { listNeighbours } from "./list-neighbours.ts";

const block = (id: string, type: number) => ({ ...createBlock(type), id });

const withEnds = toDocument([block("head", 1), block("a", 3), block("b", 3), block("foot", 2)]);

test("a block is moved and inserted between header and footer, never past them", () => {
  expect(listNeighbours(withEnds, "a")).toEqual({
    moveUp: null,
    moveDown: { before: "foot" },
    addBefore: { before: "a" },
    addAfter: { before: "b" },
  });
  expect(listNeighbours(withEnds, "b")).toMatchObject({ moveUp: { before: "a" }, moveDown: null });
});

test("nothing can be placed before the header or after the footer, and neither moves", () => {
  expect(listNeighbours(withEnds, "head")).toMatchObject({
    moveUp: null,
    moveDown: null,
    addBefore: null,
  });
  expect(listNeighbours(withEnds, "foot")).toMatchObject({
    moveUp: null,
    moveDown: null,
    addAfter: null,
  });
});

test("the last block of a page without footer moves to the end, and adds there", () => {
  const plain = toDocument([block("a", 3), block("b", 3)]);
  expect(listNeighbours(plain, "a").moveDown).toEqual({ before: null });
  expect(listNeighbours(plain, "b").addAfter).toEqual({ before: null });
  expect(listNeighbours(plain, "nobody").addBefore).toBeNull();
});
