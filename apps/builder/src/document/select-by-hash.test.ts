import { createBlock } from "@tour/blocks/definitions";
import { blockHash } from "@tour/office/links";
import { expect, it } from "vitest";
import { createDocumentStore } from "./document-store.ts";
import { selectByHash } from "./select-by-hash.ts";

const open = (hash: string) => {
  const document = createDocumentStore([{ ...createBlock(3), id: "a1" }]);
  selectByHash(document, hash);
  return document.store.getState().selectedId;
};

it("a URL that names a block opens that block, and any other URL opens none", () => {
  expect(open(`#${blockHash("a1")}`)).toBe("a1");
  expect([open(""), open("#block-gone"), open("#a1")]).toEqual([null, null, null]);
});
