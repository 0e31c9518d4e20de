/** The folder that `buildPageBlocks` writes, under the name that bundles know it by. */
declare module "page-blocks/page.json" {
  const page: { blocks: import("./page.ts").PeerBlock[] };
  // oxlint-disable-next-line import/no-default-export -- JSON's form
  export default page;
}

declare module "page-blocks/variants.js" {
  export const variants: Record<string, import("react").ComponentType>;
}
