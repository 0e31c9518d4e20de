import type { Image, ReadinessPlace, UndescribedPicture } from "@tour/api";
import type { Database } from "../../../db/database.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { findSiteOf } from "../../sites/find-site.ts";
import { tours } from "../../tours/tour.table.ts";
import { readDrafts } from "../drafts/read-drafts.ts";
import { isOffered } from "../readiness/read-offer.ts";
import { listVisible, placeOf } from "../readiness/visible-blocks.ts";
import { listUndescribedIn } from "../../media/map-images.ts";

/** The pictures that the check of readiness counts, each once, in the order of the pages and tours. */
export async function listUndescribed(
  db: Database,
  organizerId: number,
): Promise<UndescribedPicture[]> {
  await requireOrganizer(db, organizerId);
  const site = await findSiteOf(db, organizerId);
  const content = site && (await readDrafts(db, site, ""));
  const placed = (content ? listVisible(content) : []).map((one) => ({
    place: placeOf(one),
    images: listUndescribedIn(one.block.content),
  }));
  const rows = await db
    .select({ id: tours.id, title: tours.title, content: tours.content })
    .from(tours)
    .where(isOffered(organizerId))
    .orderBy(tours.id);
  const inTours = rows.map(({ id, title, content: said }) => ({
    place: { kind: "tour", id, title } as const,
    images: listUndescribedIn(said),
  }));
  return gather([...placed, ...inTours]);
}

function gather(all: readonly { place: ReadinessPlace; images: Image[] }[]) {
  const found = new Map<string, UndescribedPicture>();
  for (const { place, images } of all) {
    for (const image of images) {
      const known = found.get(image.url);
      if (!known) found.set(image.url, { image, places: [place] });
      // Twice in one place is one place.
      else if (known.places.at(-1) !== place) known.places.push(place);
    }
  }
  return [...found.values()];
}
