/** A tour's route as it is drawn, for screens on which it is edited. */
export { formatClimb, formatKm } from "./format-way.ts";
export { RouteMap, RouteMarks } from "./route-map.tsx";
export { RouteProfile } from "./route-profile.tsx";
export { toRouteView } from "./route-view.ts";
export { findPlace, splitByParts, splitEvenly, splitRoute } from "./split-route.ts";
export type { DayWay } from "./split-route.ts";
