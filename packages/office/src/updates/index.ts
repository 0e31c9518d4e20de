export { loadScreen } from "./load-screen.ts";
export { lazyScreen, withScreen } from "./lazy-screen.ts";
export { reloadForChunks } from "./reload-for-chunks.ts";
export { UpdateOffer } from "./update-offer.tsx";
