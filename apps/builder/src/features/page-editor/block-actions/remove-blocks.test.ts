import { createBlock } from "@tour/blocks/definitions";
import { expect, it } from "vitest";
import { createDocumentStore } from "../../../document/document-store.ts";
import { noteBlocks, restoreBlocks } from "./remove-blocks.ts";

const open = () =>
  createDocumentStore([
    ...["a", "b", "c", "d"].map((id) => ({ ...createBlock(5), id })),
    { ...createBlock(2), id: "footer" },
  ]);

function remove(document: ReturnType<typeof open>, ids: string[]) {
  const removed = noteBlocks(document.store.getState().document, ids);
  document.edit(...removed.map(({ block }) => ({ kind: "remove", id: block.id }) as const));
  return () => document.edit(...restoreBlocks(document.store.getState().document, removed));
}
const order = (document: ReturnType<typeof open>) => document.store.getState().document.order;

it("brings removed blocks back to their places", () => {
  const document = open();
  const restore = remove(document, ["c", "b", "footer"]);
  expect(order(document)).toEqual(["a", "d"]);
  restore();
  expect(order(document)).toEqual(["a", "b", "c", "d", "footer"]);
});

it("brings them back above the footer where their neighbour is gone, and none of them twice", () => {
  const document = open();
  const restore = remove(document, ["b", "c"]);
  document.edit({ kind: "remove", id: "d" });
  restore();
  expect(order(document)).toEqual(["a", "b", "c", "footer"]);
  restore();
  expect(order(document)).toEqual(["a", "b", "c", "footer"]);
});
