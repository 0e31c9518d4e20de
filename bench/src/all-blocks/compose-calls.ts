import { blocks, createBlock } from "@tour/blocks/definitions";
import { pageCall } from "../page-blocks/record-page.ts";
import type { RecordedCalls } from "../page-blocks/record-page.ts";

/** Which variant of each type a page takes. */
export type PageKind = "first" | "interactive" | "static";

/**
 * One block of every type on one page, with the sample's words and pictures, in the first variant of
 * each. "interactive" takes a variant with behaviour wherever a type has one; "static" one without,
 * and leaves out the types that have none.
 */
export function composeBlocks(kind: PageKind) {
  return blocks.flatMap(({ definition, variants }) => {
    const [first] = variants;
    const wanted = variants.find(({ interactive }) => interactive === (kind === "interactive"));
    const chosen = { first, interactive: wanted ?? first, static: wanted }[kind];
    if (!chosen) return [];
    // The same id in every run: it is part of the page's bytes.
    return [{ ...createBlock(definition.type, chosen.number), id: `t${definition.type}` }];
  });
}

/** The calls of a tour's page whose blocks are these instead. */
export function withBlocks(
  calls: RecordedCalls,
  composed: ReturnType<typeof composeBlocks>,
): RecordedCalls {
  const path = pageCall("tour");
  const answer = calls[path] as { data: object };
  return { ...calls, [path]: { ...answer, data: { ...answer.data, blocks: composed } } };
}
