export { Pagination, type PaginationProps } from "./pagination.tsx";
export type { PageAddress } from "./page-action.tsx";
export { computeRange, countPages, type PageFacts } from "./page-range.ts";
export { listPageSlots, type PageSlot } from "./page-slots.ts";
