import type { Block } from "@tour/api";
import { applyOperation, toDocument } from "@tour/preview-protocol";
import type { Operation, PageDocument } from "@tour/preview-protocol";
import { isFields } from "./fields.ts";
import type { Fields } from "./fields.ts";
import { isSame } from "./is-same.ts";

/** The edits that make one page into another, each as small as it can be: what stays does not render. */
export function diffPages(document: PageDocument, to: readonly Block[]): Operation[] {
  const isRenewed = ({ id, type, content_version: version }: Block) => {
    const known = document.blocks[id];
    return known && (known.type !== type || known.content_version !== version);
  };
  // Somebody with a newer build has written it: no single edit says that.
  if (to.some(isRenewed)) return [{ kind: "replace", blocks: [...to] }];
  const next = toDocument(to);
  const removed: Operation[] = document.order
    .filter((id) => !next.blocks[id])
    .map((id) => ({ kind: "remove", id }));
  const left = removed.reduce(
    (page, operation) => applyOperation(page, operation).document,
    document,
  );
  const changed = to.flatMap((block) => {
    const known = document.blocks[block.id];
    return known ? diffBlocks(known, block) : [];
  });
  return [...removed, ...placeBlocks(left, next), ...changed];
}

/** From the last to the first: what a block is put before stands there already. */
function placeBlocks(document: PageDocument, next: PageDocument): Operation[] {
  const operations: Operation[] = [];
  let page = document;
  next.order.toReversed().forEach((id, index) => {
    const before = index === 0 ? null : next.order.at(-index)!;
    const known = page.blocks[id];
    if (known && (page.order[page.order.indexOf(id) + 1] ?? null) === before) return;
    const operation: Operation = known
      ? { kind: "move", id, before }
      : { kind: "insert", block: next.blocks[id]!, before };
    page = applyOperation(page, operation).document;
    operations.push(operation);
  });
  return operations;
}

function diffBlocks(from: Block, to: Block): Operation[] {
  const { id } = from;
  const { variant, is_hidden, anchor, shown = null, status, validation } = to;
  const isSameAround = isSame(
    [from.variant, from.is_hidden, from.anchor, from.shown ?? null],
    [variant, is_hidden, anchor, shown],
  );
  const isSameCheck = isSame([from.status, from.validation], [status, validation]);
  return [
    ...(isSameAround
      ? []
      : [{ kind: "set-block" as const, id, variant, is_hidden, anchor, shown }]),
    ...diffContent(id, from.content, to.content, []),
    ...(isSameCheck ? [] : [{ kind: "set-check" as const, id, status, validation }]),
  ];
}

/** Field by field down to what differs; a list is written whole. */
function diffContent(id: string, from: Fields, to: Fields, path: readonly string[]): Operation[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) => {
    const [before, after] = [from[key], to[key]];
    const place = [...path, key];
    if (isSame(before, after)) return [];
    if (isFields(before) && isFields(after)) return diffContent(id, before, after, place);
    return [{ kind: "set-content" as const, id, path: place.join("."), value: after }];
  });
}
