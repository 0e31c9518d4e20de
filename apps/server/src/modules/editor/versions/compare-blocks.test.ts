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
  expect(compare([{ ...block("a"), is_hidden: true }], page("a"))).toEqual(["a changed"]);
});
