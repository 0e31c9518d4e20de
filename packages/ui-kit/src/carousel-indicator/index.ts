export { CarouselIndicator, type CarouselIndicatorProps } from "./carousel-indicator.tsx";
export { listDots, type Dot } from "./list-dots.ts";
