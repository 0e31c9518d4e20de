import type { Block, PageEdit } from "@tour/api";
import { applyOperation, toBlocks, toDocument } from "@tour/preview-protocol";

/** At most so many blocks stand on a page. */
const maxBlocks = 500;

/** The page with the edit made; null where it does not fit. What it does not touch are the same objects. */
export function applyEdit(blocks: readonly Block[], edit: PageEdit): Block[] | null {
  const before = toDocument(blocks);
  const isKnown = (id: string) => Object.hasOwn(before.blocks, id);
  for (const operation of edit.operations) {
    if (operation.kind !== "set-content" || !isKnown(operation.id)) continue;
    const { content_version: version } = before.blocks[operation.id]!;
    if (edit.content_versions[operation.id] !== version) return null;
  }
  try {
    const after = edit.operations
      // What a check found is never the client's to say.
      .filter(({ kind }) => kind !== "set-check")
      .reduce((page, operation) => applyOperation(page, operation).document, before);
    const next = toBlocks(after);
    return next.length <= maxBlocks ? next : null;
  } catch {
    return null;
  }
}
