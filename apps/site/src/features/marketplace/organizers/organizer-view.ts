import type { PublishedSite } from "@tour/api";
import { typograph } from "@tour/blocks/format";
import { toTourView } from "../card/tour-view.ts";
import type { TourView } from "../card/tour-view.ts";

/** An organiser as the marketplace shows it. */
export interface OrganizerView {
  siteId: number;
  /** Of their page here. */
  slug: string;
  name: string;
  about: string;
  /** Address of the organiser's own site. */
  url: string;
  /** The region that the soonest tour goes to; empty where none is known. */
  place: string;
  rating: number | null;
  reviewsCount: number;
  since: number;
  /** Those leaving soonest. */
  tours: readonly TourView[];
  /** How many there are in all. */
  toursCount: number;
}

export function toOrganizerView(
  { slug, site, organizer, tours, tours_count: toursCount }: PublishedSite,
  today: string,
): OrganizerView {
  const regions = tours.flatMap(({ places }) => places.filter(({ level }) => level === "region"));
  return {
    siteId: site.id,
    slug,
    name: site.name || organizer.name,
    about: typograph(organizer.about || site.description),
    url: site.url,
    place: regions[0]?.name ?? "",
    rating: organizer.rating,
    reviewsCount: organizer.reviews_count,
    since: organizer.since,
    tours: tours.map((tour) => toTourView(tour, site.url, today)),
    toursCount,
  };
}
