import type { Image, Money, PublishedSite, SiteMetadata, TourCard } from "@tour/api";

/** An organiser as the marketplace shows it. */
export interface OrganizerView {
  siteId: number;
  name: string;
  about: string;
  /** Address of the organiser's own site. */
  url: string;
  /** The site's host in its own script, without the port. */
  place: string;
  image: Image | null;
  rating: number | null;
  reviewsCount: number;
  since: number;
  tours: readonly TourView[];
  toursCount: number;
}

export interface TourView {
  id: number;
  title: string;
  url: string;
  image: Image | null;
  place: string;
  days: number;
  price: Money | null;
  next: { start: string; end: string } | null;
}

/** The view of each organiser with a tour to show; those who leave soonest come first. */
export function toOrganizerViews(sites: readonly PublishedSite[], today: string): OrganizerView[] {
  return sites.map(({ site, organizer, tours, tours_count: toursCount }) => {
    const views = tours.map((tour) => toTourView(tour, site, today));
    return {
      siteId: site.id,
      name: site.name || organizer.name,
      about: organizer.about || site.description,
      url: site.url,
      place:
        tours.flatMap(({ places }) => places.filter(({ level }) => level === "region"))[0]?.name ??
        "",
      image: tours.find(({ image }) => image)?.image ?? null,
      rating: organizer.rating,
      reviewsCount: organizer.reviews_count,
      since: organizer.since,
      tours: views,
      toursCount,
    };
  });
}

function toTourView(tour: TourCard, site: SiteMetadata, today: string): TourView {
  const next = tour.departures
    .filter(({ start_date, seats_left, status }) => {
      const isOpen = status === "open" || status === "guaranteed";
      return isOpen && seats_left > 0 && start_date >= today;
    })
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))[0];
  return {
    id: tour.id,
    title: tour.title,
    url: URL.parse(`/${tour.slug}`, site.url)?.href ?? "",
    image: tour.image,
    place: tour.places.filter(({ level }) => level !== "country").map(({ name }) => name)[0] ?? "",
    days: tour.days,
    price: tour.price_from,
    next: next ? { start: next.start_date, end: next.end_date } : null,
  };
}
