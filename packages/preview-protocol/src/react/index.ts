export { usePagePreview } from "./use-page-preview.ts";
export type { PagePreview } from "./use-page-preview.ts";
