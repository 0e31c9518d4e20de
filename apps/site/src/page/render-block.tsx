import { BlockContent, loadedVariant, variantKey } from "@tour/blocks/render";
import type { PreparedBlock } from "@tour/blocks/render";
import { renderToString } from "react-dom/server";
import { createBlockCache } from "../cache/block-cache.ts";
import { toInlineJson } from "./inline-json.ts";
import { takePreloads } from "./take-preloads.ts";

/** What a block's props become. */
interface BlockHtml {
  html: string;
  preloads: readonly string[];
  /** Props for hydration, safe inside a script element; null for a static block. */
  islandJson: string | null;
}

/** A block as HTML, ready to be put into a page as it is. */
export interface RenderedBlock extends BlockHtml {
  id: string;
  key: string;
  tag: PreparedBlock["tag"];
  anchor: string;
}

/** Room for the blocks of some hundreds of pages. */
const keepBlock = createBlockCache<BlockHtml>({ maxBytes: 16 * 1024 * 1024 });

/**
 * React's mark of a component that threw inside a Suspense boundary: the answer would be 200 with a
 * hole in it.
 */
export const failureMark = "<!--$!-->";

/** Renders a block whose variant is loaded; throws when a component does. */
export function renderBlock(block: PreparedBlock): RenderedBlock {
  const { type, tag, anchor, props } = block;
  const key = variantKey(type, block.variant);
  const variant = loadedVariant(type, block.variant);
  if (!variant) throw new Error(`Variant ${key} is not loaded`);
  const made = keepBlock(variant, props, () => {
    const rendered = renderToString(<BlockContent variant={variant} props={props} />, {
      identifierPrefix: `${props.id}-`,
    });
    if (rendered.includes(failureMark))
      throw new Error(`Block ${block.id} (${key}) did not render`);
    return {
      ...takePreloads(rendered),
      islandJson: block.isInteractive ? toInlineJson(props) : null,
    };
  });
  return { id: props.id, key, tag, anchor, ...made };
}
