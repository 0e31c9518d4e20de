// Bundled for Node and for the browser: what a peer needs of ours to show the same page.
export { BlockContent, prepareBlock, preparePage } from "@tour/blocks/render";
export { presetToCss } from "@tour/theme";
