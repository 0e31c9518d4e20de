import type {
  Departure,
  OrganizerPublic,
  PageType,
  Review,
  SiteMetadata,
  Tour,
  TourCard,
} from "@tour/api";
import { isBookable } from "./is-bookable.ts";
import type { PagePlace } from "./page-place.ts";

/** A departure with what a schedule says of its tour. */
export interface ScheduledDeparture {
  departure: Departure;
  tour: Pick<TourCard, "id" | "title" | "slug">;
}

/** Everything that the blocks of one page may read. Made once a page, by the site or the preview. */
export interface PageData {
  type: PageType;
  site: SiteMetadata;
  organizer: OrganizerPublic | null;
  /** The site's tours, those leaving soonest first. */
  tours: TourCard[];
  /** The tour that a tour page stands on. */
  tour: Tour | null;
  /**
   * The site's coming departures, of all its tours: asked for when a block shows them. Where nobody
   * asked, as in the preview, those of `tours` are shown.
   */
  schedule?: ScheduledDeparture[];
  /** Latest reviews of all the organiser's tours; asked for when a block shows them. */
  reviews?: Review[];
  /** Anchors of the main page's blocks, for the links of other pages; unknown in the preview. */
  mainAnchors?: readonly string[];
  /** Calendar date in the organiser's time zone, `yyyy-MM-dd`: never the browser's own clock. */
  today: string;
  /**
   * The instant at which the page is seen, where more is known of it than its day: blocks that have a
   * time are measured by it. A site's own pages have none: their server leaves out what has not begun.
   */
  now?: string;
  /** A draft is shown to somebody by a link: forms send nothing. */
  isDraft?: boolean;
}

/** The little of the page that every variant gets, small enough to travel with an island. */
export interface PageFacts {
  type: PageType;
  siteName: string;
  /** Path of the page itself, for example `/` or `/altai-v-mae-1042`. */
  path: string;
  /** Paths of the site's tours by their numbers. */
  tourPaths: Record<number, string>;
  today: string;
  /** Of a tour's page: whether a departure of it can be booked. */
  canBook?: boolean;
  /** False where the site takes no requests: nothing leads to a booking then. */
  takesRequests?: boolean;
  /** Anchors of the page's own blocks, where they are known. */
  anchors?: readonly string[];
  /** Given to a tour's first screen alone: where its bar leads to. */
  places?: readonly PagePlace[];
  /** On other pages than the main page: the anchors that stand there, where they are known. */
  mainAnchors?: readonly string[];
  /** A draft is shown by a link: forms send nothing, and say so. */
  isDraft?: boolean;
  /** Set by the preview: empty blocks explain themselves, and links do not lead away. */
  isPreview?: boolean;
}

const canBook = ({ departures }: Tour, today: string): boolean =>
  departures.some((departure) => isBookable(departure, today));

export function selectPageFacts(page: PageData): PageFacts {
  return {
    type: page.type,
    siteName: page.site.name,
    path: page.tour && page.type === "tour" ? `/${page.tour.slug}` : "/",
    tourPaths: Object.fromEntries(page.tours.map((tour) => [tour.id, `/${tour.slug}`])),
    today: page.today,
    ...(page.tour && page.type === "tour" && { canBook: canBook(page.tour, page.today) }),
    ...(page.site.can_book === false && { takesRequests: false }),
    ...(page.isDraft && { isDraft: true }),
    ...(page.mainAnchors && { mainAnchors: page.mainAnchors }),
  };
}
