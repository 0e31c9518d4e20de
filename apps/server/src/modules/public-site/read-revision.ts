import { createHash } from "node:crypto";
import { asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { organizers } from "../organizer/organizer.table.ts";
import { sites } from "../site/site.table.ts";
import { todayThere } from "../tour/is-upcoming.ts";
import { tours } from "../tour/tour.table.ts";
import type { Tenant } from "./find-tenant.ts";

/**
 * Changes with everything that a page could show: the published version, the live data, and the
 * day, because a departure that starts leaves the page at midnight of its own place.
 */
export async function readRevision(
  db: Database,
  tenant: Tenant | null,
  now: Date,
): Promise<string> {
  const days = db
    .select({ days: sql<string>`string_agg(distinct (${todayThere(now)})::text, ',')` })
    .from(tours)
    .where(eq(tours.organizerId, sites.organizerId));
  const rows = await db
    .select({
      manifest: sites.currentManifestId,
      revision: organizers.dataRevision,
      days: sql<string | null>`(${days})`,
    })
    .from(sites)
    .innerJoin(organizers, eq(organizers.id, sites.organizerId))
    .where(tenant ? eq(sites.id, tenant.site.id) : isNotNull(sites.currentManifestId))
    .orderBy(asc(sites.id));
  const parts = rows.map(({ manifest, revision, days: today }) => [
    manifest,
    revision,
    today ?? "",
  ]);
  if (tenant) return [tenant.manifest.id, ...(parts[0] ?? []).slice(1)].join(".");
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);
}
