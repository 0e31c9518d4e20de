import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { replaceBlock, requireBlock } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Changes what surrounds a block's content: its variant, whether and when it is seen, its anchor. */
export function applySetBlock(
  document: PageDocument,
  { kind, id, ...changes }: OperationOf<"set-block">,
): Applied {
  const block = requireBlock(document, id);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  // Messages and requests lose what is undefined: null says that there was nothing.
  const before = given.map(([key]) => [key, block[key as keyof typeof changes] ?? null]);
  const { shown, ...changed } = { ...block, ...Object.fromEntries(given) };
  return {
    document: replaceBlock(document, shown ? { ...changed, shown } : changed),
    inverse: { kind, id, ...Object.fromEntries(before) },
  };
}
