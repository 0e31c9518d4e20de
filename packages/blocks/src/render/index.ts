export type { Variant, VariantProps } from "../definition/define-variant.ts";
export type { PageData, PageFacts } from "../page-data/page-data.ts";
export { BlockContent } from "./block-content.tsx";
export { loadVariant, loadedVariant, variantKey } from "./load-variant.ts";
export { prepareBlock } from "./prepare-block.ts";
export type { PreparedBlock, Unshown } from "./prepare-block.ts";
export { makePageGraph } from "../structured-data/make-page-graph.ts";
export type { PageSubject } from "../structured-data/describe-page.ts";
export type { PageGraph } from "../structured-data/make-page-graph.ts";
