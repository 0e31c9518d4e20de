import type { PageDocument } from "../document.ts";
import type { Applied } from "./applied.ts";
import { replaceBlock, requireBlock } from "./applied.ts";
import type { OperationOf } from "./operation.ts";

/** Notes what the server's check found. Never an undo step of its own. */
export function applySetCheck(
  document: PageDocument,
  operation: OperationOf<"set-check">,
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
