import { createBlock } from "@tour/blocks/definitions";
import { expect, it } from "vitest";
import { haveCommonPlace, listPlaces } from "./list-places.ts";
import type { Operation } from "./operation.ts";

const write = (id: string, path: string): Operation => ({
  ...{ kind: "set-content", id, path },
  value: "x",
});
const hide = (id: string): Operation => ({ kind: "set-block", id, is_hidden: true });
const remove = (id: string): Operation => ({ kind: "remove", id });
const move = (id: string): Operation => ({ kind: "move", id, before: null });
const replace: Operation = { kind: "replace", blocks: [] };
const insert = (id: string): Operation => ({
  ...{ kind: "insert", before: null },
  block: { ...createBlock(3), id },
});

const meet = (one: Operation, other: Operation) =>
  haveCommonPlace(listPlaces(one), listPlaces(other));

it.each([
  ["different blocks", write("a", "title"), write("b", "title")],
  ["different fields of one block", write("a", "title"), write("a", "subtitle")],
  ["a field whose name begins as another's", write("a", "title"), write("a", "titles.0")],
  ["a field and whether the block is hidden", write("a", "title"), hide("a")],
  ["a field and where the block stands", write("a", "title"), move("a")],
  ["two new blocks", insert("c"), insert("d")],
])("%s do not meet", (_, one, other) => {
  expect([meet(one, other), meet(other, one)]).toEqual([false, false]);
});

it.each([
  ["the same field", write("a", "title"), write("a", "title")],
  ["a list and an entry of it", write("a", "items"), write("a", "items.2.title")],
  ["the same block moved twice", move("a"), move("a")],
  ["a field of a block that was removed", write("a", "title"), remove("a")],
  ["the same switch", hide("a"), hide("a")],
  ["a block and the whole page", hide("a"), replace],
])("%s meet", (_, one, other) => {
  expect([meet(one, other), meet(other, one)]).toEqual([true, true]);
});
