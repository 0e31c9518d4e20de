import { createBlock } from "@tour/blocks/definitions";
import { findStarter, startersForPage } from "@tour/blocks/starters";
import { expect, test } from "vitest";
import { createDocumentStore } from "../../../document/document-store.ts";
import { listReplaced, replacePage } from "./replace-page.ts";

const blocksOf = (...types: number[]) => types.map((type) => createBlock(type));
const voyage = findStarter("main", "voyage")!;
const journal = findStarter("tour", "journal")!;

test("a main page is replaced as a whole, including its header and footer", () => {
  const page = blocksOf(1, 3, 4, 2);
  const { blocks } = replacePage(page, "main", voyage);
  expect(blocks.map(({ type }) => type)).toEqual(voyage.blocks.map(({ block }) => block.type));
  expect(listReplaced(page, "main")).toEqual(page);
});

test.each([
  ["between header and footer", [1, 12, 20, 2]],
  ["with nothing between them", [1, 2]],
  ["without a footer", [1, 12]],
  ["without a header", [12, 2]],
  ["empty", []],
])("a tour page keeps its header and footer: %s", (_, types) => {
  const page = blocksOf(...types);
  const shared = page.filter(({ type }) => type < 3);
  const { blocks } = replacePage(page, "tour", journal);
  expect(blocks.filter(({ type }) => type < 3)).toEqual(shared);
  expect(blocks).toHaveLength(journal.blocks.length + shared.length);
  if (types.includes(1)) expect(blocks[0]?.type).toBe(1);
  if (types.includes(2)) expect(blocks.at(-1)?.type).toBe(2);
  expect(listReplaced(page, "tour").some(({ type }) => type < 3)).toBe(false);
});

test("one undo restores every block as it was, and redo brings back the same new blocks", () => {
  const page = blocksOf(1, 3, 5, 2);
  const document = createDocumentStore(page);
  document.select(page[1]!.id);
  document.edit(replacePage(document.blocks(), "main", voyage));
  const replaced = document.blocks();
  expect(document.store.getState().selectedId).toBeNull();
  document.undo();
  expect(document.blocks()).toEqual(page);
  document.redo();
  expect(document.blocks()).toEqual(replaced);
});

test("every starter works in an editor that finds its blocks by their ids", () => {
  for (const page of ["main", "tour"] as const) {
    for (const starter of startersForPage(page)) {
      const document = createDocumentStore(blocksOf(1, 2));
      document.edit(replacePage(document.blocks(), page, starter));
      document.undo();
      expect(document.blocks().map(({ type }) => type)).toEqual([1, 2]);
    }
  }
});
