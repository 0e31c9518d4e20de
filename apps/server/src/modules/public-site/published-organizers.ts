import { isNotNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sites } from "../site/site.table.ts";
import type { Tenant } from "./find-tenant.ts";

/** Whose tours are shown: the site's organiser's, or on the marketplace all who have published. */
export async function shownOrganizerIds(db: Database, tenant: Tenant | null): Promise<number[]> {
  if (tenant) return [tenant.site.organizerId];
  const rows = await db
    .select({ id: sites.organizerId })
    .from(sites)
    .where(isNotNull(sites.currentManifestId));
  return rows.map(({ id }) => id);
}
