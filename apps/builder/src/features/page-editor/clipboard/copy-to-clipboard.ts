import type { Block } from "@tour/api";
import { toFields } from "../../../document/merging/is-same.ts";
import { writeBlockText } from "./block-text.ts";
import { createCopiedBlocks } from "./copied-blocks.ts";
import { writeClipboard } from "./system-clipboard.ts";

interface Copied {
  organizerId: number;
  blocks: readonly Block[];
  /** Of the browser's own event, where there is one. */
  data?: DataTransfer | null | undefined;
}

/** Copies blocks; answers where they can be pasted: anywhere, in this browser alone, or nowhere (null). */
export async function copyToClipboard({
  organizerId,
  blocks,
  data,
}: Copied): Promise<"anywhere" | "browser" | null> {
  // What a check found is found again where they are pasted.
  const bare = blocks.map((block) => ({ ...toFields(block), status: 1 as const }));
  const text = writeBlockText({ organizer_id: organizerId, blocks: bare });
  data?.setData("text/plain", text);
  const isWritten = data ? true : await writeClipboard(text);
  const isKept = createCopiedBlocks(window.localStorage).keep(text, isWritten);
  if (isWritten) return "anywhere";
  return isKept ? "browser" : null;
}
