import type { Image, TourInput } from "@tour/api";
import { show } from "@tour/blocks/starters";
import type { DemoOrganizer } from "./demo-organizer.ts";
import type { DemoTour } from "./demo-tour.ts";
import { keepAllTogether } from "./keep-together.ts";

type Picture = (name: string) => Image;

/** A hand-written tour in the form in which tours are made. */
export function toTourInput(tour: DemoTour, organizer: DemoOrganizer, picture: Picture): TourInput {
  const [group_size_from, group_size_to] = tour.group_size;
  const showAll = (names: string[] = []) => names.map((name) => show(picture(name)));
  const guides = tour.guides.map((key) => toGuide(organizer, key, picture));
  const written = {
    title: tour.title,
    subtitle: tour.subtitle,
    description: tour.description,
    included: tour.included,
    not_included: tour.not_included,
    price_notes: tour.price_notes,
    price_options: tour.price_options.map(({ roubles: _, ...option }) => option),
    questions: tour.questions.map((one, index) => ({ id: `q${index + 1}`, ...one })),
    recommendations: tour.recommendations,
    program: tour.program.map(({ pictures, ...day }, index) => ({
      id: `d${index + 1}`,
      ...day,
      media: showAll(pictures),
    })),
    livings: tour.livings.map(({ type, pictures, ...living }, index) => ({
      id: `l${index + 1}`,
      ...living,
      accommodation_type: type,
      media: showAll(pictures),
    })),
  };
  return {
    ...keepAllTogether(written),
    product_type: 1,
    sales_model: 2,
    author_kind: organizer.profile.kind,
    places: tour.places,
    region_code: "russia",
    directions: tour.directions,
    activities: tour.activities,
    collections: tour.collections,
    showplaces: tour.showplaces,
    water_objects: tour.water_objects,
    languages: [...new Set(guides.flatMap((guide) => guide.languages))],
    accommodation_types: [...new Set(tour.livings.map(({ type }) => type))],
    cruise: tour.cruise ?? null,
    difficulty: tour.difficulty,
    comfort: tour.comfort,
    min_age: tour.min_age,
    group_size_from,
    group_size_to,
    days: tour.days,
    nights: tour.nights,
    currency: "RUB",
    prepayment_percent: tour.prepayment_percent,
    rest_due_days: tour.rest_due_days ?? 14,
    hours_to_confirm: 24,
    is_instant_confirmation: tour.is_instant_confirmation,
    time_zone: tour.meeting_place.time_zone,
    media: showAll(tour.pictures),
    guides,
    cancellation_rules: tour.cancellation_rules,
    from_cities: tour.from_cities ?? [],
    route: tour.route ?? null,
    tourist_form: tour.tourist_form ?? { asks_document: false, questions: [] },
    meeting_place: tour.meeting_place,
  };
}

function toGuide(
  organizer: DemoOrganizer,
  key: string,
  picture: Picture,
): TourInput["guides"][number] {
  const guide = organizer.guides[key];
  if (!guide) throw new Error(`${organizer.host} has no guide "${key}"`);
  const alt = `${guide.name}, ${guide.role.toLowerCase()}`;
  const photo = guide.photo === null ? null : { ...picture(guide.photo), alt };
  return { id: key, ...guide, photo };
}

/** Every picture that an organiser's tours and guides show. */
export function listTourPictures(organizer: DemoOrganizer, tours: DemoTour[]): string[] {
  const guides = Object.values(organizer.guides).flatMap(({ photo }) => photo ?? []);
  const shownByTours = tours.flatMap((tour) => [
    ...tour.pictures,
    ...[...tour.program, ...tour.livings].flatMap(({ pictures }) => pictures ?? []),
  ]);
  return [...shownByTours, ...guides];
}
