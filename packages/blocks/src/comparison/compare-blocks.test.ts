import type { Block } from "@tour/api";
import { expect, test } from "vitest";
import { compareBlocks } from "./compare-blocks.ts";

const block = (id: string, text = ""): Block => ({
  ...{ id, type: 24, variant: 1, status: 2, is_hidden: false, anchor: "", content_version: 1 },
  content: { text },
});
const page = (ids: string) => Array.from(ids, (id) => block(id));
const compare = (draft: Block[], published: Block[]) =>
  compareBlocks(draft, published).map(({ id, change }) => `${id} ${change}`);

test("an unchanged page has no differences, whatever its validation status", () => {
  const checked = { ...block("a"), status: 3 as const, validation: { text: ["Пусто"] } };
  expect(compare([checked, block("b")], page("ab"))).toEqual([]);
});

test.each([
  ["abc", "ab", ["c added"]],
  ["ac", "abc", ["b removed"]],
  ["dabc", "abcd", ["d moved"]],
  ["bcda", "abcd", ["a moved"]],
  ["ba", "ab", ["b moved"]],
  ["xcb", "abc", ["x added", "c moved", "a removed"]],
  ["", "ab", ["a removed", "b removed"]],
  ["ab", "", ["a added", "b added"]],
])("%s after %s", (draft, published, changes) => {
  expect(compare(page(draft), page(published))).toEqual(changes);
});

test("a text that changed, a layout and hiding are changes", () => {
  expect(compare([block("a", "новый")], page("a"))).toEqual(["a changed"]);
  expect(compare([{ ...block("a"), variant: 2 }], page("a"))).toEqual(["a changed"]);
  const hidden = { ...block("a"), is_hidden: true };
  expect(compare([hidden], page("a"))).toEqual(["a hidden"]);
  expect(compare(page("a"), [hidden])).toEqual(["a shown"]);
  expect(compare([{ ...block("a", "новый"), is_hidden: true }], page("a"))).toEqual(["a changed"]);
});

test("another time at which a block is seen is a change", () => {
  const seasonal = { ...block("a"), shown: { when: "seats" as const } };
  expect(compare([seasonal], page("a"))).toEqual(["a changed"]);
  expect(compare(page("a"), [seasonal])).toEqual(["a changed"]);
  expect(compare([{ ...seasonal }], [seasonal])).toEqual([]);
});

test("keys in another order are no change, a key that is gone is one", () => {
  const of = (content: Block["content"]) => [{ ...block("a"), content }];
  expect(
    compare(of({ a: 1, b: { c: [1, null], d: "" } }), of({ b: { d: "", c: [1, null] }, a: 1 })),
  ).toEqual([]);
  expect(compare(of({ a: 1 }), of({ a: 1, b: 2 }))).toEqual(["a changed"]);
  expect(compare(of({ a: [] }), of({ a: {} }))).toEqual(["a changed"]);
});

test("each difference brings what was and what is", () => {
  const [before, after] = [block("a", "было"), block("a", "стало")];
  expect(compareBlocks([after, block("c")], [before, block("b")])).toEqual([
    { id: "a", change: "changed", before, after },
    { id: "c", change: "added", before: null, after: block("c") },
    { id: "b", change: "removed", before: block("b"), after: null },
  ]);
});
