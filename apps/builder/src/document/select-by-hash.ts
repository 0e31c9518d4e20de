import { blockHash } from "@tour/office/links";
import type { DocumentStore } from "./document-store.ts";

/** Opens the block that the address names; none, or one that is gone, leaves the list. */
export function selectByHash(document: DocumentStore, hash: string): void {
  const { blocks } = document.store.getState().document;
  document.select(Object.keys(blocks).find((known) => hash === `#${blockHash(known)}`) ?? null);
}
