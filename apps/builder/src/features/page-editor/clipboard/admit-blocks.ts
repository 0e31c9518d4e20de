import type { Block, PageType } from "@tour/api";
import { checkBlock, cleanBlock, findBlock, readContent } from "@tour/blocks/definitions";
import { toBlocks } from "@tour/preview-protocol";
import type { PageDocument } from "@tour/preview-protocol";
import { texts } from "../../../texts/ru.ts";

export interface Admission {
  /** What may stand on the page, with contents of their own types. */
  blocks: Block[];
  /** Why the others may not, each reason once, in words. */
  refusals: string[];
}

interface Page {
  type: PageType;
  document: PageDocument;
  cleanHtml: (html: string) => string;
}

/** Which blocks of elsewhere a page takes. Contents are mended as stored ones are, and checked. */
export function admitBlocks(pasted: readonly Block[], page: Page): Admission {
  const types = new Set(toBlocks(page.document).map(({ type }) => type));
  const blocks: Block[] = [];
  const refusals = new Set<string>();
  for (const block of pasted) {
    const refusal = findRefusal(block, page.type, types);
    if (refusal) {
      refusals.add(refusal);
      continue;
    }
    types.add(block.type);
    blocks.push(mendBlock(block, page.cleanHtml));
  }
  return { blocks, refusals: [...refusals] };
}

function findRefusal(block: Block, page: PageType, types: ReadonlySet<number>): string | undefined {
  const definition = findBlock(block.type)?.definition;
  if (!definition || block.content_version > definition.version) return texts.blocks.notKnown;
  const { title, pages, shared } = definition;
  if (!pages.includes(page)) return texts.blocks.otherPage[page](title);
  return shared && types.has(block.type) ? texts.blocks.isThere(title) : undefined;
}

function mendBlock(block: Block, cleanHtml: Page["cleanHtml"]): Block {
  const { definition, variants } = findBlock(block.type)!;
  const reading = readContent(definition, block);
  if (reading.state === "newer") return block;
  const isKnown = variants.some(({ number }) => number === block.variant);
  const mended = cleanBlock(
    {
      ...block,
      variant: isKnown ? block.variant : 1,
      content: reading.content,
      content_version: definition.version,
    },
    cleanHtml,
  );
  return { ...mended, ...checkBlock(mended) };
}
