// An entry of the islands' build: it shares React with them.
export { startCarousel } from "@tour/blocks/carousel";
