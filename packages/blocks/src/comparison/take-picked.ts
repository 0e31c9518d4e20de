import type { Block } from "@tour/api";
import { listInPlace } from "./compare-blocks.ts";

/**
 * The page that is on the site once only some blocks of its draft go out. A picked block is as the
 * draft has it, and where the draft has it: a new one is there, a removed one is gone. One that waits
 * is as it is published, and where: a new one is not there yet, a removed one stays.
 *
 * Blocks that kept their order stand as they stand in both. Between two of them come first those that
 * wait, in the order of the site, right behind what they stand behind there; then the picked ones in
 * the order of the draft. So with everything picked the page is the draft, with nothing it is as
 * published, and what waits can go out later without anything else moving.
 */
export function takePicked(
  draft: readonly Block[],
  published: readonly Block[],
  picked: ReadonlySet<string>,
): Block[] {
  const inPlace = listInPlace(draft, published);
  const waiting = splitAt(published, inPlace);
  return splitAt(draft, inPlace).flatMap((going, index) => {
    const staying = waiting[index]!;
    return [
      ...staying.anchor.map((block, at) => (picked.has(block.id) ? going.anchor[at]! : block)),
      ...staying.others.filter(({ id }) => !picked.has(id)),
      ...going.others.filter(({ id }) => picked.has(id)),
    ];
  });
}

/** A stretch of a page from a block that kept its place up to the next; the first begins without one. */
interface Stretch {
  anchor: Block[];
  others: Block[];
}

function splitAt(page: readonly Block[], anchors: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [{ anchor: [], others: [] }];
  for (const block of page) {
    if (anchors.has(block.id)) stretches.push({ anchor: [block], others: [] });
    else stretches.at(-1)!.others.push(block);
  }
  return stretches;
}
