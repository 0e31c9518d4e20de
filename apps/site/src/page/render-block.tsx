import { BlockContent, loadedVariant, variantKey } from "@tour/blocks/render";
import type { PreparedBlock } from "@tour/blocks/render";
import { renderToString } from "react-dom/server";
import { toInlineJson } from "./inline-json.ts";
import { takePreloads } from "./take-preloads.ts";

/** A block as HTML, ready to be put into a page as it is. */
export interface RenderedBlock {
  id: string;
  key: string;
  tag: PreparedBlock["tag"];
  anchor: string;
  html: string;
  preloads: readonly string[];
  /** Props for hydration, safe inside a script element; null for a static block. */
  islandJson: string | null;
}

/**
 * React's mark of a component that threw inside a Suspense boundary: the answer would be 200 with a
 * hole in it.
 */
export const failureMark = "<!--$!-->";

/** Renders a block whose variant is loaded; throws when a component does. */
export function renderBlock(block: PreparedBlock): RenderedBlock {
  const key = variantKey(block.type, block.variant);
  const variant = loadedVariant(block.type, block.variant);
  if (!variant) throw new Error(`Variant ${key} is not loaded`);
  const rendered = renderToString(<BlockContent variant={variant} props={block.props} />, {
    identifierPrefix: `${block.props.id}-`,
  });
  if (rendered.includes(failureMark)) throw new Error(`Block ${block.id} (${key}) did not render`);
  const { html, preloads } = takePreloads(rendered);
  return {
    id: block.props.id,
    key,
    tag: block.tag,
    anchor: block.anchor,
    html,
    preloads,
    islandJson: block.isInteractive ? toInlineJson(block.props) : null,
  };
}
