import type { Block, PageType } from "@tour/api";
import { sharedTypes } from "@tour/blocks/outline";
import { createStarterBlocks } from "@tour/blocks/starters";
import type { PageStarter } from "@tour/blocks/starters";
import type { Operation } from "@tour/preview-protocol";

const isShared = ({ type }: Block) => sharedTypes.includes(type);

/** The blocks that go when a page is replaced: header and footer belong to the main page. */
export const listReplaced = (blocks: readonly Block[], page: PageType): Block[] =>
  page === "main" ? [...blocks] : blocks.filter((block) => !isShared(block));

type Replacement = Extract<Operation, { kind: "replace" }>;

/** The edit that puts a starter in the place of a page. On a tour page header and footer stay. */
export function replacePage(
  blocks: readonly Block[],
  page: PageType,
  starter: PageStarter,
): Replacement {
  const created = createStarterBlocks(starter);
  if (page === "main") return { kind: "replace", blocks: created };
  const first = blocks.findIndex((block) => !isShared(block));
  const split = first === -1 ? Math.min(1, blocks.length) : first;
  const before = blocks.slice(0, split).filter(isShared);
  const after = blocks.slice(split).filter(isShared);
  return { kind: "replace", blocks: [...before, ...created, ...after] };
}
