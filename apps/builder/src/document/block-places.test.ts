import { createBlock } from "@tour/blocks/definitions";
import { applyOperation, toDocument } from "@tour/preview-protocol";
import type { PageDocument } from "@tour/preview-protocol";
import { expect, it } from "vitest";
import { moveBlocks, placeAfter, placeLast } from "./block-places.ts";
import type { Direction } from "./block-places.ts";

const headerType = 1;
const footerType = 2;
const make = (id: string) => {
  const type = { header: headerType, footer: footerType }[id] ?? 5;
  return { ...createBlock(type), id };
};
const pageOf = (ids: string) => toDocument(ids.split(" ").map(make));

function moved(ids: string, chosen: string, direction: Direction): string {
  const page = pageOf(ids);
  const after = moveBlocks(page, chosen.split(" "), direction).reduce<PageDocument>(
    (document, operation) => applyOperation(document, operation).document,
    page,
  );
  return after.order.join(" ");
}

it.each<[string, Direction, string]>([
  ["b", "up", "header b a c d footer"],
  ["b", "down", "header a c b d footer"],
  ["c", "start", "header c a b d footer"],
  ["b", "end", "header a c d b footer"],
  ["c a", "up", "header a c b d footer"],
  ["a c", "down", "header b d a c footer"],
  ["d b", "start", "header b d a c footer"],
  ["header b", "end", "header a c d b footer"],
  ["header", "start", "header a b c d footer"],
  ["footer", "end", "header a b c d footer"],
])("moving %s %s", (chosen, direction, after) => {
  expect(moved("header a b c d footer", chosen, direction)).toBe(after);
});

it("moves nothing at the end of a page, so that there is no step to take back", () => {
  expect(moveBlocks(pageOf("a b"), ["a"], "up")).toEqual([]);
  expect(moveBlocks(pageOf("header a footer"), ["a"], "end")).toEqual([]);
  expect(moveBlocks(pageOf("a b"), ["a", "b"], "down")).toEqual([]);
});

it("puts new blocks above the footer, also behind it, and last where there is none", () => {
  expect(placeLast(pageOf("a footer"))).toBe("footer");
  expect(placeLast(pageOf("a b"))).toBeNull();
  expect(placeAfter(pageOf("a footer"), "footer")).toBe("footer");
  expect(placeAfter(pageOf("a b footer"), "a")).toBe("b");
  expect(placeAfter(pageOf("a b"), "b")).toBeNull();
});
