// What a package of font files needs to know: which files the style sheets ask for.
export { coreRange, readRange } from "./fonts/core-subsets.ts";
export { fontFamilies } from "./fonts/families.ts";
export type { FontFamily } from "./fonts/families.ts";
export { listFamilyFaces } from "./fonts/family-faces.ts";
export { coreFace, listWeights } from "./fonts/page-faces.ts";
export { subsetRanges } from "./fonts/subsets.ts";
