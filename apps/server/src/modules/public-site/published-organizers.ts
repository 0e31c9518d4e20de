import { isNotNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { Site } from "../site/find-site.ts";
import { sites } from "../site/site.table.ts";

/** Whose tours are shown: the site's organiser's, or on the marketplace all who have published. */
export async function shownOrganizerIds(db: Database, site: Site | null): Promise<number[]> {
  if (site) return [site.organizerId];
  const rows = await db
    .select({ id: sites.organizerId })
    .from(sites)
    .where(isNotNull(sites.currentManifestId));
  return rows.map(({ id }) => id);
}
