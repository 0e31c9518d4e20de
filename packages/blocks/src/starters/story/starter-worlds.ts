import type { Image, PageType, TourCard } from "@tour/api";
import type { PageData } from "../../page-data/page-data.ts";
import { samplePictures as pictures } from "../../sample/pictures.ts";
import { makeSamplePage } from "../../sample/sample-page.ts";
import type { StarterWorld } from "./starter-world.ts";
import { voyageWorld } from "./voyage-world.ts";
import { weekendWorld } from "./weekend-world.ts";

const worlds: Record<string, StarterWorld> = {
  weekend: weekendWorld,
  postcard: weekendWorld,
  voyage: voyageWorld,
  logbook: voyageWorld,
};

/** The page that a starter is shown with in stories and pictures; dates are fixed. */
export function makeStarterPage(name: string, type: PageType): PageData {
  const page = makeSamplePage(type);
  const world = worlds[name];
  if (!world) return page;
  const tours = page.tours.slice(0, world.tours.length).map((tour, index) => {
    const told = world.tours[index];
    const places = [{ level: "region" as const, name: world.place }];
    return told ? { ...tour, ...told, nights: told.days - 1, places } : tour;
  });
  const { pictures: shown, ...told } = world.tour;
  return {
    ...page,
    site: { ...page.site, name: world.name },
    organizer: page.organizer && { ...page.organizer, name: world.name, about: world.about },
    tours,
    tour: page.tour && {
      ...page.tour,
      ...tours[0],
      ...told,
      media: shown.map((image) => ({ kind: "image", image })),
      departures: page.tour.departures,
      reviews: retell(page.tour.reviews, tours),
      meeting_place: page.tour.meeting_place && { ...page.tour.meeting_place, name: world.place },
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
