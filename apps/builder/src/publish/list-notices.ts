import type { Block, PageType } from "@tour/api";
import { checkBlock, findBlock, listSampleTexts } from "@tour/blocks/definitions";
import { texts } from "../texts/ru.ts";

/** A block that is better looked at before it is published. */
export interface Notice {
  id: string;
  /** The page in whose editor the block is found. */
  page: PageType;
  title: string;
}

export interface Notices {
  /** Refused by the server until they are mended. */
  errors: Notice[];
  /** Still say what the sample says. */
  samples: Notice[];
}

/** Drafts by their pages; a page that is not known yet is left out. */
export type Drafts = Partial<Record<PageType, readonly Block[]>>;

/** What guests would see of these drafts and should not; header and footer once, as the main page's. */
export function listNotices(drafts: Drafts): Notices {
  const seen = new Set<string>();
  const notices: Notices = { errors: [], samples: [] };
  for (const page of ["main", "tour"] as const) {
    for (const block of drafts[page] ?? []) {
      if (block.is_hidden || seen.has(block.id)) continue;
      seen.add(block.id);
      const title = findBlock(block.type)?.definition.title ?? texts.editor.unknownBlock;
      if (checkBlock(block).status === 3) notices.errors.push({ id: block.id, page, title });
      else if (listSampleTexts(block).length > 0)
        notices.samples.push({ id: block.id, page, title });
    }
  }
  return notices;
}
