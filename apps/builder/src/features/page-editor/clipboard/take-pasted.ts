import type { Block, PageType } from "@tour/api";
import type { PageDocument } from "@tour/preview-protocol";
import { texts } from "../../../texts/ru.ts";
import { admitBlocks } from "./admit-blocks.ts";
import { bringPictures } from "./bring-pictures.ts";
import { readBlockText } from "./block-text.ts";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { createCopiedBlocks } from "./copied-blocks.ts";
import { leaveForeignParts, listUploads } from "./foreign-parts.ts";

interface Pasted {
  organizerId: number;
  type: PageType;
  page: () => PageDocument;
  /** The text in the clipboard; null where the browser does not show it. */
  clipboard: string | null;
  /** How many of the pictures that come along are there; told once it takes long. */
  tellProgress: (done: number, count: number) => void;
}

/** The blocks to paste, as this page may have them, and what is to be said of the others. */
export async function takePasted({
  organizerId,
  type,
  page,
  clipboard,
  tellProgress,
}: Pasted): Promise<{ blocks: Block[]; notes: string[]; isLibraryChanged?: boolean }> {
  const copied = readBlockText(createCopiedBlocks(window.localStorage).choose(clipboard));
  if (!copied) {
    return { blocks: [], notes: [texts.blocks[clipboard === null ? "closed" : "nothing"]] };
  }
  const document = page();
  const admitted = admitBlocks(copied.blocks, { type, document, cleanHtml: cleanPastedHtml });
  if (copied.organizer_id === organizerId) {
    return { blocks: admitted.blocks, notes: admitted.refusals };
  }
  const move = { from: copied.organizer_id, to: organizerId, tellProgress };
  const pictures = await bringPictures(listUploads(admitted.blocks), move);
  const { blocks, left } = leaveForeignParts(admitted.blocks, pictures);
  const leftNotes = [...left].map(([problem, count]) => texts.blocks.leftPictures[problem](count));
  return {
    blocks,
    notes: [...leftNotes, ...admitted.refusals],
    isLibraryChanged: pictures.copied > 0,
  };
}
