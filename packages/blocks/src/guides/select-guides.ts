import type { Image, Tour } from "@tour/api";
import { nameLanguage } from "../format/name-language.ts";

interface OwnPerson {
  name: string;
  role: string;
  photo: Image | null;
  quote: string;
  text: string;
  languages: string[];
}

interface GuidesData {
  /** The tour's guides; the block's own are shown without them. */
  ofTour: GuideView[];
  /** Places of the block's own people that have a name. */
  own: number[];
}

/** A guide as it is shown; one of the block's own has its place in the content. */
export interface GuideView extends OwnPerson {
  at?: string;
  /** Its id among the guides of the tour that it is of. */
  part?: string;
  /** The tour that it is of. */
  tour?: number;
}

/** Whom to show: those who lead the tour, or the block's own people. */
export function selectGuides(
  tour: Pick<Tour, "id" | "guides"> | null,
  people: readonly OwnPerson[],
): GuidesData {
  const named = tour?.guides.filter(({ name }) => name.trim()) ?? [];
  return {
    ofTour: named.map(({ id, quote = "", languages, ...guide }) => ({
      ...guide,
      ...(tour && { part: id, tour: tour.id }),
      quote,
      languages: languages.map(nameLanguage),
    })),
    own: named.length > 0 ? [] : people.flatMap(({ name }, index) => (name.trim() ? [index] : [])),
  };
}

/** The people to show, in their order. */
export function listGuides(people: readonly OwnPerson[], { ofTour, own }: GuidesData): GuideView[] {
  if (ofTour.length > 0) return ofTour;
  return own.flatMap((place) => {
    const person = people[place];
    return person ? [{ ...person, at: `people.${place}` }] : [];
  });
}
