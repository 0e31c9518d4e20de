import { tourInputSchema } from "@tour/api";
import type { OrganizerPublic, Review, Tour, TourCard } from "@tour/api";
import type { PageData } from "../../page-data/page-data.ts";
import { fillSchema } from "./fill-schema.ts";

const shortCard = (tour: TourCard): TourCard => ({
  ...tour,
  title: "Юг",
  subtitle: "",
  image: null,
  places: [],
  activities: [],
  days: 1,
  nights: 0,
  min_age: 0,
  departures: tour.departures.slice(0, 1),
  rating: null,
  reviews_count: 0,
});

const shortTour = (tour: Tour): Tour => ({
  ...tour,
  ...(fillSchema(tourInputSchema, tour, "shortest") as Tour),
  ...shortCard(tour),
  price_options: tour.price_options.slice(0, 1),
  reviews: shortReviews(tour.reviews),
});

const shortReviews = (reviews: readonly Review[]): Review[] =>
  reviews
    .slice(0, 1)
    .map((review) => ({ ...review, author: "Ян", city: "", text: "Да", photos: [] }));

const shortOrganizer = (organizer: OrganizerPublic): OrganizerPublic => ({
  ...organizer,
  name: "Юг",
  about: "",
  email: "",
  address: "",
  messengers: [],
  legal: { name: "", inn: "", ogrn: "", registry_number: "" },
  rating: null,
  reviews_count: 0,
});

/** The page of someone who has only just begun: one tour, one date, one review, one phone. */
export const makeShortestPage = (page: PageData): PageData => ({
  ...page,
  // On a tour's page there is another one beside it.
  tours: page.tours.slice(0, page.tour ? 2 : 1).map(shortCard),
  tour: page.tour && shortTour(page.tour),
  reviews: shortReviews(page.reviews ?? []),
  site: { ...page.site, name: "Юг" },
  organizer: page.organizer && shortOrganizer(page.organizer),
});
