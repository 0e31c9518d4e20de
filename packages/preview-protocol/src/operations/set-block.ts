import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { replaceBlock, requireBlock } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Changes what surrounds a block's content: its variant, whether it is hidden, its anchor. */
export function applySetBlock(
  document: PageDocument,
  { kind, id, ...changes }: OperationOf<"set-block">,
): Applied {
  const block = requireBlock(document, id);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const before = given.map(([key]) => [key, block[key as keyof typeof changes]]);
  return {
    document: replaceBlock(document, { ...block, ...Object.fromEntries(given) }),
    inverse: { kind, id, ...Object.fromEntries(before) },
  };
}
