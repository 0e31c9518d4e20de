/** The drawn map of a place, for screens on which a place is chosen. */
export { frame as mapFrame } from "./draw-map.ts";
export { MapDrawing } from "./map-drawing.tsx";
export { placeFrom, projectFrom } from "./project.ts";
export type { Place, Spot } from "./project.ts";
/** The drawn map of a part of the world, in a frame of any shape. */
export { AreaMap } from "./area/area-map.tsx";
