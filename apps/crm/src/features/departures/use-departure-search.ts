import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { DepartureSearch } from "./departure-search.ts";

const route = getRouteApi("/$organizerId/tours-area/departures");

/** What the address asks for, and the way to ask for something else. */
export function useDepartureSearch() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: "/$organizerId/departures" });
  return {
    search,
    /** Undefined takes a condition away. */
    change: (changes: Partial<DepartureSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...changes }), resetScroll: false }),
  };
}
