import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { organizers } from "../organizers/organizer.table.ts";
import type { ServedSite } from "./served-site.ts";
import { sites } from "./site.table.ts";

/** Organisers' numbers, or a query that gives them: both fit into `inArray`. */
export type Organizers = number[] | ReturnType<typeof selectPublished>;

/**
 * Whose tours are shown: the site's organiser's, or on the marketplace all who have published
 * and whom staff have not taken off.
 */
export function shownOrganizers(
  db: Database,
  site: Pick<ServedSite, "organizerId"> | null,
): Organizers {
  return site ? [site.organizerId] : selectPublished(db);
}

const selectPublished = (db: Database) =>
  db
    .select({ id: sites.organizerId })
    .from(sites)
    .innerJoin(organizers, eq(organizers.id, sites.organizerId))
    .where(and(isNotNull(sites.currentManifestId), eq(organizers.isPublishedOnSite, true)));
