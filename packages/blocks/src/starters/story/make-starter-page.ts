import type { PageType, Review, TourCard } from "@tour/api";
import { addDays } from "@tour/dates";
import type { PageData } from "../../page-data/page-data.ts";
import { makeSamplePage } from "../../sample/sample-page.ts";
import { withOptions } from "../../sample/sample-tour-parts.ts";
import type { StarterOrganizer } from "./starter-organizer.ts";
import { voyageOrganizer } from "./voyage-organizer.ts";
import { weekendOrganizer } from "./weekend-organizer.ts";

const organizers: Record<string, StarterOrganizer> = {
  weekend: weekendOrganizer,
  postcard: weekendOrganizer,
  voyage: voyageOrganizer,
  logbook: voyageOrganizer,
};

/** The page that a starter is shown with in stories and pictures; dates are fixed. */
export function makeStarterPage(name: string, type: PageType): PageData {
  const page = makeSamplePage(type);
  const organizer = organizers[name];
  if (!organizer) return page;
  const tours = organizer.tours.map((_, index) => tellTour(page.tours[index]!, organizer, index));
  const { pictures: shown, ...told } = organizer.tour;
  const reviews = retell(page.reviews ?? [], organizer);
  return {
    ...page,
    site: { ...page.site, name: organizer.name },
    organizer: page.organizer && {
      ...page.organizer,
      ...organizer.contacts,
      name: organizer.name,
      about: organizer.about,
      legal: { ...page.organizer.legal, name: `ООО «${organizer.name}»` },
    },
    tours,
    tour: page.tour && {
      ...page.tour,
      ...tours[0]!,
      ...told,
      route: null,
      media: shown.map((image) => ({ kind: "image", image })),
      departures: tours[0]!.departures.map(withOptions),
      reviews,
      meeting_place: page.tour.meeting_place && {
        ...page.tour.meeting_place,
        name: organizer.place,
      },
    },
    reviews,
  };
}

/** The organiser's tour with departures of its own length and price. */
function tellTour(tour: TourCard, organizer: StarterOrganizer, index: number): TourCard {
  const { price: roubles, ...told } = organizer.tours[index]!;
  const price = { amount: roubles * 100, currency: "RUB" } as const;
  return {
    ...tour,
    ...told,
    nights: told.days - 1,
    places: [{ level: "region", name: organizer.place }],
    difficulty: organizer.difficulty,
    group_size_from: organizer.group.from,
    group_size_to: organizer.group.to,
    price_from: price,
    departures: tour.departures.map((departure, turn) => {
      const start_date = addDays(organizer.starts[turn]!, 7 * index);
      const end_date = addDays(start_date, told.days - 1);
      return { ...departure, start_date, end_date, prices: [{ option_id: "base", price }] };
    }),
  };
}

const retell = (reviews: Review[], organizer: StarterOrganizer): Review[] =>
  organizer.reviews.map((told, index) => {
    const { reply: _reply, ...review } = reviews[index]!;
    return {
      ...review,
      ...told,
      tour_title: organizer.tours[index % organizer.tours.length]!.title,
    };
  });
