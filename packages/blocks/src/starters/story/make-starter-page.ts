import type { Image, PageType, TourCard } from "@tour/api";
import type { PageData } from "../../page-data/page-data.ts";
import { samplePictures as pictures } from "../../sample/pictures.ts";
import { makeSamplePage } from "../../sample/sample-page.ts";
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
  const tours = page.tours.slice(0, organizer.tours.length).map((tour, index) => {
    const told = organizer.tours[index];
    const places = [{ level: "region" as const, name: organizer.place }];
    return told ? { ...tour, ...told, nights: told.days - 1, places } : tour;
  });
  const { pictures: shown, ...told } = organizer.tour;
  return {
    ...page,
    site: { ...page.site, name: organizer.name },
    organizer: page.organizer && {
      ...page.organizer,
      name: organizer.name,
      about: organizer.about,
    },
    tours,
    tour: page.tour && {
      ...page.tour,
      ...tours[0],
      ...told,
      media: shown.map((image) => ({ kind: "image", image })),
      departures: page.tour.departures,
      reviews: retell(page.tour.reviews, tours),
      meeting_place: page.tour.meeting_place && {
        ...page.tour.meeting_place,
        name: organizer.place,
      },
    },
    reviews: retell(page.reviews ?? [], tours),
  };
}

const shots = [pictures.campfire, pictures.sea, pictures.taiga, pictures.lake, pictures.river];

const retell = <Review extends { photos: Image[] }>(reviews: Review[], tours: TourCard[]) =>
  reviews.map((review, index) => ({
    ...review,
    photos: review.photos.length > 0 ? [shots[index % shots.length]!] : [],
    tour_title: tours[index % tours.length]?.title,
  }));
