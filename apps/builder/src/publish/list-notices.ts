import type { Block, PageType } from "@tour/api";
import { checkBlock, findBlock, isOver, listSampleTexts } from "@tour/blocks/definitions";
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
  /** Are seen until a moment that is past. */
  over: Notice[];
}

/** Drafts by their pages; a page that is not known yet is left out. */
export type Drafts = Partial<Record<PageType, readonly Block[]>>;

/**
 * What guests would see of these drafts and should not, or would never see; header and footer once, as
 * the main page's.
 */
export function listNotices(drafts: Drafts, now = new Date()): Notices {
  const seen = new Set<string>();
  const notices: Notices = { errors: [], samples: [], over: [] };
  for (const page of ["main", "tour"] as const) {
    for (const block of drafts[page] ?? []) {
      if (block.is_hidden || seen.has(block.id)) continue;
      seen.add(block.id);
      const title = findBlock(block.type)?.definition.title ?? texts.editor.unknownBlock;
      const notice = { id: block.id, page, title };
      if (checkBlock(block).status === 3) notices.errors.push(notice);
      else if (isOver(block.shown, now)) notices.over.push(notice);
      else if (listSampleTexts(block).length > 0) notices.samples.push(notice);
    }
  }
  return notices;
}
