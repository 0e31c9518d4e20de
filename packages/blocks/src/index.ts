export { defineBlock } from "./definition/define-block.ts";
export type {
  BlockDefinition,
  ContentOf,
  DataOf,
  ListedBlock,
  VariantInfo,
} from "./definition/define-block.ts";
export { defineVariant } from "./definition/define-variant.ts";
export type { PropsOf, Variant, VariantProps } from "./definition/define-variant.ts";
export type { PageData, PageFacts, ScheduledDeparture } from "./page-data/page-data.ts";
export { makeSamplePage } from "./sample/sample-page.ts";
