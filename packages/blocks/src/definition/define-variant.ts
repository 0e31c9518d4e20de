import type { ReactNode } from "react";
import type { PageFacts } from "../page-data/page-data.ts";
import type { AnyBlock, ContentOf, DataOf, VariantInfo } from "./define-block.ts";

/** What every variant's component receives. Of an interactive one, all of it travels as JSON. */
export interface VariantProps<Content = unknown, Data = unknown> {
  /** The block's id: unique on the page, safe in an `id` attribute. */
  id: string;
  content: Content;
  data: Data;
  page: PageFacts;
}

/** The props of a block's variants, from its definition. */
export type PropsOf<Definition> = VariantProps<ContentOf<Definition>, DataOf<Definition>>;

export interface Variant {
  info: VariantInfo;
  component: (props: VariantProps<never, never>) => ReactNode;
}

/**
 * Declares a layout variant. The info is written as literals: the generator reads it from the
 * source, so that the palette never loads a component.
 */
export function defineVariant<Definition extends AnyBlock>(
  _definition: Definition,
  info: { number: number; title: string; interactive?: boolean },
  component: (props: PropsOf<Definition>) => ReactNode,
): Variant {
  return {
    info: { interactive: false, ...info },
    component: component as Variant["component"],
  };
}
