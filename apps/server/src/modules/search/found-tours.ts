import { maxCardPictures } from "@tour/api";
import type { FoundTour, Image } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import type { RequestContext } from "../../http/context.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { makeOrganizerSlug } from "../sites/organizer-slug.ts";
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
    const organizer = { slug: makeOrganizerSlug(row.host, row.organizerId), logo: row.logo };
    return Object.assign(toTourCard(row), { pictures: listPictures(row), site, organizer });
  });
}

/** A picture that stands in the gallery as well is gone through once. */
function listPictures({ image, gallery }: { image: Image | null; gallery: Image[] | null }) {
  const all = [...(image ? [image] : []), ...(gallery ?? [])];
  const isNew = ({ url }: Image, at: number) => all.findIndex((one) => one.url === url) === at;
  return all.filter(isNew).slice(0, maxCardPictures);
}

/** Of all that is written of a tour the first pictures alone: some may stand there twice. */
const gallery = sql<Image[] | null>`(
  select json_agg(shown.item -> 'image' order by shown.place)
  from (
    select media.item, media.place
    from jsonb_array_elements(${tours.content} -> 'media') with ordinality as media(item, place)
    where media.item ->> 'kind' = 'image'
    order by media.place limit ${sql.raw(String(2 * maxCardPictures))}
  ) as shown)`;

const selectFound = prepareOnce((db) =>
  db
    .select({
      ...cardColumns(sql.placeholder("now")),
      siteId: sites.id,
      host: { name: sites.name, customDomain: sites.customDomain },
      organizer: organizers.name,
      logo: organizers.logo,
      gallery,
    })
    .from(tours)
    .innerJoin(sites, eq(sites.organizerId, tours.organizerId))
    .innerJoin(organizers, eq(organizers.id, tours.organizerId))
    .where(isAnyOf(tours.id, "ids"))
    .prepare("found_tours"),
);
