import type { FoundTour } from "@tour/api";
import { eq } from "drizzle-orm";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce, unnamed } from "../../db/prepare-once.ts";
import type { RequestContext } from "../../platform/context.ts";
import { organizers } from "../organizer/organizer.table.ts";
import { urlOf } from "../site/site-metadata.ts";
import { sites } from "../site/site.table.ts";
import { tours } from "../tour/tour.table.ts";

/** On whose sites tours stand, by the tours' numbers. */
export async function readSitesOf(
  { db, env }: Pick<RequestContext, "db" | "env">,
  tourIds: number[],
): Promise<Map<number, FoundTour["site"]>> {
  if (tourIds.length === 0) return new Map();
  const rows = await selectSites(db).execute({ tourIds });
  return new Map(
    rows.map(({ tourId, id, host, name }) => [tourId, { id, name, url: urlOf(host, env) }]),
  );
}

const selectSites = prepareOnce((db) =>
  db
    .select({
      tourId: tours.id,
      id: sites.id,
      host: { name: sites.name, ownDomain: sites.ownDomain },
      name: organizers.name,
    })
    .from(tours)
    .innerJoin(sites, eq(sites.organizerId, tours.organizerId))
    .innerJoin(organizers, eq(organizers.id, tours.organizerId))
    .where(isAnyOf(tours.id, "tourIds"))
    .prepare(unnamed),
);
