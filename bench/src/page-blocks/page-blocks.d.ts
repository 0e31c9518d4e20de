/** The folder that `buildPageBlocks` writes, under the name that bundles know it by. */
declare module "page-blocks/page.json" {
  import type { PeerBlock } from "./page.ts";

  const page: { blocks: PeerBlock[] };
  // oxlint-disable-next-line import/no-default-export -- JSON's form
  export default page;
}

declare module "page-blocks/variants.js" {
  import type { ComponentType } from "react";

  export const variants: Record<string, ComponentType>;
}
