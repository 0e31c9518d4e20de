import type { DepartureSearch } from "../departure-search.ts";
import type { ShownDepartures } from "../use-shown-departures.ts";

/** What every view of the dates takes. */
export interface ViewProps {
  shown: ShownDepartures;
  search: DepartureSearch;
  change: (changes: Partial<DepartureSearch>) => void;
}
