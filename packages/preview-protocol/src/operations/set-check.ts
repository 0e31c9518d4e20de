import { blockSchema } from "@tour/api";
import * as v from "valibot";
import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { replaceBlock, requireBlock } from "./applied.ts";

const { status, validation } = blockSchema.entries;

export const setCheckSchema = v.strictObject({
  kind: v.literal("set-check"),
  id: v.string(),
  status: status.wrapped,
  validation,
});

/** Notes what the server's check found. Never an undo step of its own. */
export function applySetCheck(
  document: PageDocument,
  operation: v.InferOutput<typeof setCheckSchema>,
): Applied {
  const block = requireBlock(document, operation.id);
  return {
    document: replaceBlock(document, {
      ...block,
      status: operation.status,
      validation: operation.validation,
    }),
    inverse: { ...operation, status: block.status, validation: block.validation },
  };
}
