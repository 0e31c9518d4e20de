/**
 * What a site's server says as it asks for a part of a page: `any` server of the database will do, or
 * only its `primary`. The answer then has `dataRevisionHeader`.
 */
export const pageReadingHeader = "page-reading";

export type PageReading = "any" | "primary";

/**
 * At which revision of the host's data, as `custom-metadata` names it, an answer was read: all that is in
 * it is at least as new. Answers come from several processes and replicas, and a page is kept under a
 * revision only when all its parts have it.
 */
export const dataRevisionHeader = "data-revision";
