import type { Services } from "../../../platform/services.ts";
import type { LiveSearch } from "../live-index.ts";

/** What an operation is answered from: the tours in memory, and the database that they are as new as. */
export interface Reading extends Pick<Services, "db" | "env" | "now"> {
  known: LiveSearch;
}
