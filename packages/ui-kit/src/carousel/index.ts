export { Carousel, type CarouselProps } from "./carousel.tsx";
export { turnPage } from "./turn-page.ts";
export { useCarousel } from "./use-carousel.ts";
export { useSelected } from "./use-selected.ts";
