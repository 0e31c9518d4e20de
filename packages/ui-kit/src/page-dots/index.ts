export { PageDots, type PageDotsProps } from "./page-dots.tsx";
export { listDots, type Dot } from "./list-dots.ts";
