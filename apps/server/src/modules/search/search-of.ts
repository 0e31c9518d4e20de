import { memoizeWeak } from "../../cache/memoize-weak.ts";
import type { Services } from "../../platform/services.ts";
import { LiveIndex } from "./live-index.ts";
import type { Search } from "./operations/operations.ts";
import { searchElsewhere } from "./remote/search-elsewhere.ts";
import { searchInMemory } from "./search-in-memory.ts";
import { Snapshots } from "./snapshot/snapshots.ts";

/**
 * The tours in memory: one index a process, and none where other processes are asked. On the embedded
 * database, which says nothing of its lineage, nobody could tell whose a snapshot is.
 */
export const indexOf = memoizeWeak(({ db, env, log }: Pick<Services, "db" | "env" | "log">) => {
  const isShared = env.databaseUrl !== undefined;
  return new LiveIndex(db, isShared ? new Snapshots(db, env.search.snapshotDir, log) : null);
});

/** Search as whoever needs it asks it, wherever its index is. */
export const searchOf = memoizeWeak((services: Services): Search => {
  const { origins } = services.env.search;
  return origins.length > 0
    ? searchElsewhere(origins)
    : searchInMemory(services, indexOf(services));
});

/** Whether search can answer, as far as this process knows. */
export function searchStateOf(services: Services): "ready" | "reading" | "elsewhere" {
  if (services.env.search.origins.length > 0) return "elsewhere";
  return indexOf(services).isRead ? "ready" : "reading";
}
