import { createElement } from "react";
import type { ComponentType } from "react";
import type { Variant, VariantProps } from "../definition/define-variant.ts";

interface BlockContentProps {
  variant: Variant;
  props: VariantProps;
}

/**
 * What stands inside a block's wrapper, and all that an island hydrates: rendered with the block's
 * id as `identifierPrefix`, so that ids are the same on both sides.
 */
export function BlockContent({ variant, props }: BlockContentProps) {
  return createElement(variant.component as ComponentType<VariantProps>, props);
}
