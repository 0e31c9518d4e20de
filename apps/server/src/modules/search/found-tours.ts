import type { FoundTour } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import type { RequestContext } from "../../http/context.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { urlOf } from "../sites/site-metadata.ts";
import { sites } from "../sites/site.table.ts";
import { cardColumns } from "../tours/card-columns.ts";
import { toTourCard } from "../tours/tour-card.ts";
import { tours } from "../tours/tour.table.ts";

/** Cards of tours, each with the site that it stands on. */
export async function readFoundTours(
  { db, env, now }: Pick<RequestContext, "db" | "env" | "now">,
  ids: number[],
): Promise<FoundTour[]> {
  const rows = await selectFound(db).execute({ ids, now: now().toISOString() });
  return rows.map((row) => {
    const site = { id: row.siteId, name: row.organizer, url: urlOf(row.host, env) };
    return Object.assign(toTourCard(row), { site });
  });
}

const selectFound = prepareOnce((db) =>
  db
    .select({
      ...cardColumns(sql.placeholder("now")),
      siteId: sites.id,
      host: { name: sites.name, customDomain: sites.customDomain },
      organizer: organizers.name,
    })
    .from(tours)
    .innerJoin(sites, eq(sites.organizerId, tours.organizerId))
    .innerJoin(organizers, eq(organizers.id, tours.organizerId))
    .where(isAnyOf(tours.id, "ids"))
    .prepare("found_tours"),
);
