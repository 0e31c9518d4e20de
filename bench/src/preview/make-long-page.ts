import { findBlock } from "@tour/blocks/definitions";
import type { RecordedBlock, RecordedPage } from "../page-blocks/page.ts";

export interface LongPage {
  blocks: RecordedBlock[];
  /** Index of the block whose title is typed: one in the middle. */
  edited: number;
}

/** Type 5, about info: a heading, rich text, pictures and facts. */
const editedType = 5;

/** The main page's own blocks over and over, up to a number of them; header and footer are left out. */
export function makeLongPage({ blocks }: RecordedPage, count: number): LongPage {
  const own = blocks.filter(({ type }) => !findBlock(type)?.definition.shared);
  if (!own.some(({ type }) => type === editedType)) {
    throw new Error("The demo's main page has no about-info block to type in");
  }
  const long = Array.from({ length: count }, (_, index) => {
    const block = own[index % own.length];
    if (!block) throw new Error("The demo's main page is empty");
    return { ...block, id: `bench-${index}`, anchor: "", status: 2 };
  });
  const middle = long.findIndex(({ type }, index) => index >= count / 2 && type === editedType);
  const edited = middle >= 0 ? middle : long.findLastIndex(({ type }) => type === editedType);
  return { blocks: long, edited };
}
