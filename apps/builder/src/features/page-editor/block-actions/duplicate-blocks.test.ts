import { createBlock } from "@tour/blocks/definitions";
import { expect, it } from "vitest";
import { createDocumentStore } from "../../../document/document-store.ts";
import { duplicateBlocks } from "./duplicate-blocks.ts";

const block = (id: string, type = 5, anchor = "") => ({ ...createBlock(type), id, anchor });
const open = () =>
  createDocumentStore([block("header", 1), block("a", 5, "about"), block("b"), block("footer", 2)]);

function duplicate(document: ReturnType<typeof open>, ids: string[]) {
  const { operations, ids: copies } = duplicateBlocks(document.store.getState().document, ids);
  document.edit(...operations);
  return copies;
}

it("puts a copy behind its block, under an id of its own, in one step", () => {
  const document = open();
  const [copy] = duplicate(document, ["a"]);
  expect(document.blocks().map(({ id }) => id)).toEqual(["header", "a", copy, "b", "footer"]);
  const [, original, copied] = document.blocks();
  expect(copied).toEqual({ ...original, id: copy, anchor: "" });
  document.undo();
  expect(document.blocks().map(({ id }) => id)).toEqual(["header", "a", "b", "footer"]);
  document.redo();
  expect(document.blocks()[2]?.id).toBe(copy);
});

it("is no second view of its block: changing one leaves the other", () => {
  const document = open();
  const [copy] = duplicate(document, ["a"]);
  document.edit({ kind: "set-content", id: copy!, path: "heading.title", value: "Другой" });
  expect(document.blocks()[1]?.content).toEqual(createBlock(5).content);
});

it("puts copies of several behind the last, above the footer, in one step", () => {
  const document = open();
  const copies = duplicate(document, ["b", "a", "footer"]);
  const ids = ["header", "a", "b", ...copies, "footer"];
  expect(document.blocks().map(({ id }) => id)).toEqual(ids);
  expect(copies).toHaveLength(2);
  document.undo();
  expect(document.blocks()).toHaveLength(4);
});

it("copies no header and no footer", () => {
  expect(duplicate(open(), ["header", "footer"])).toEqual([]);
});
