import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { readPath, writePath } from "../content-path.ts";
import { replaceBlock, requireBlock } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Writes a value into a block's content; undefined takes the key out. */
export function applySetContent(
  document: PageDocument,
  { id, path, value }: OperationOf<"set-content">,
): Applied {
  const block = requireBlock(document, id);
  return {
    document: replaceBlock(document, {
      ...block,
      content: writePath(block.content, path, value) as typeof block.content,
    }),
    inverse: { kind: "set-content", id, path, value: readPath(block.content, path) },
  };
}
