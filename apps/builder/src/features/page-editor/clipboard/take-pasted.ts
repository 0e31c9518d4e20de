import type { Block, PageType } from "@tour/api";
import type { PageDocument } from "@tour/preview-protocol";
import { texts } from "../../../texts/ru.ts";
import { admitBlocks } from "./admit-blocks.ts";
import { readBlockText } from "./block-text.ts";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { createCopiedBlocks } from "./copied-blocks.ts";
import { findOwnPictures } from "./find-own-pictures.ts";
import { leaveForeignParts, listUploads } from "./foreign-parts.ts";
import { readClipboard } from "./system-clipboard.ts";

interface Pasted {
  organizerId: number;
  type: PageType;
  page: () => PageDocument;
  /** What the browser's own event brought; else the clipboard is asked. */
  text?: string | undefined;
}

/** The blocks to paste, as this page may have them, and what is to be said of the others. */
export async function takePasted({
  organizerId,
  type,
  page,
  text,
}: Pasted): Promise<{ blocks: Block[]; notes: string[] }> {
  const clipboard = text ?? (await readClipboard());
  const copied = readBlockText(createCopiedBlocks(window.localStorage).choose(clipboard));
  if (!copied) {
    return { blocks: [], notes: [texts.blocks[clipboard === null ? "closed" : "nothing"]] };
  }
  const document = page();
  const admitted = admitBlocks(copied.blocks, { type, document, cleanHtml: cleanPastedHtml });
  if (copied.organizer_id === organizerId) {
    return { blocks: admitted.blocks, notes: admitted.refusals };
  }
  const own = await findOwnPictures(organizerId, listUploads(admitted.blocks));
  const { blocks, pictures } = leaveForeignParts(admitted.blocks, own);
  const left = pictures > 0 ? [texts.blocks.foreignPictures(pictures)] : [];
  return { blocks, notes: [...left, ...admitted.refusals] };
}
