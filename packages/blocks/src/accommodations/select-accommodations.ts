import type { Media, Tour } from "@tour/api";

type AccommodationKind = Tour["livings"][number]["accommodation_type"];

/** A place as it is written in the block; a new picture is null until it is chosen. */
interface OwnAccommodation {
  name: string;
  accommodation_type: AccommodationKind;
  text: string;
  media: (Media | null)[];
}

/** A picture of a place; one that stands in the content has its place there. */
export interface AccommodationMedia {
  media: Media;
  at?: string;
}

/** A place to sleep as it is shown. */
export interface AccommodationView {
  name: string;
  kind: AccommodationKind;
  text: string;
  media: AccommodationMedia[];
  /** Where a place of the block's own stands in the content. */
  at?: string;
}

/** The tour's places, then the block's own; those without a name are left out. */
export function selectAccommodations(
  ofTour: Tour["livings"],
  own: readonly OwnAccommodation[],
): AccommodationView[] {
  return [...ofTour.map(toTourAccommodation), ...own.map(toOwnAccommodation)].filter(({ name }) =>
    name.trim(),
  );
}

const toTourAccommodation = (accommodation: Tour["livings"][number]): AccommodationView => ({
  name: accommodation.name,
  kind: accommodation.accommodation_type,
  text: accommodation.text,
  media: accommodation.media.map((media) => ({ media })),
});

function toOwnAccommodation(accommodation: OwnAccommodation, index: number): AccommodationView {
  const at = `places.${index}`;
  return {
    name: accommodation.name,
    kind: accommodation.accommodation_type,
    text: accommodation.text,
    media: accommodation.media.flatMap((media, place) =>
      media ? [{ media, at: `${at}.media.${place}` }] : [],
    ),
    at,
  };
}
