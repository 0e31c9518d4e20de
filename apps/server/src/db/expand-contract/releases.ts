/** A version that was put to use, and the last migration that it came with. */
export interface Release {
  name: string;
  lastMigration: string;
}

/**
 * In their order. What came after the newest one's last migration has to suit that version, too: it runs
 * on beside the next one, and comes back when that is bad. One is added with each version put to use.
 */
export const releases: Release[] = [{ name: "2026-11-26", lastMigration: "0057_request-sums" }];

/** The second half of a change in two releases: what the first one left behind is taken away. */
export interface Contract {
  migration: string;
  /** What it takes, as the check says it. */
  takes: string[];
  /** The migration that made what stands in its place. */
  expandedBy: string;
  /** The release since which nothing reads or writes any more what is taken. */
  unusedSince: string;
}

/** Of migrations that are in no release yet. */
export const contracts: Contract[] = [];
