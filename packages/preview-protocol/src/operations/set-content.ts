import * as v from "valibot";
import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { readPath, writePath } from "../content-path.ts";
import { replaceBlock, requireBlock } from "./applied.ts";

export const setContentSchema = v.strictObject({
  kind: v.literal("set-content"),
  id: v.string(),
  /** Dotted path in the content, for example `items.2.title`. */
  path: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  value: v.optional(v.unknown()),
});

/** Writes a value into a block's content; undefined takes the key out. */
export function applySetContent(
  document: PageDocument,
  { id, path, value }: v.InferOutput<typeof setContentSchema>,
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
