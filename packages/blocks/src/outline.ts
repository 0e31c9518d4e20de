/**
 * Blocks as lists and page documents know them: their types and their places, and nothing of what they
 * hold. What the builder shows first needs no more.
 */
export { blockTypes } from "./block-types.gen.ts";
export { copyBlock } from "./definition/copy-block.ts";
export { tourFields } from "./page-data/tour-fields.ts";
export { withoutRule } from "./shown/without-rule.ts";
export { endOf, findType, isOutdated, keepEnds, sharedTypes, variantsOf } from "./types.ts";
export type { ListedType } from "./types.ts";
