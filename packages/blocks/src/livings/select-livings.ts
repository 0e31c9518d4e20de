import type { Media, Tour } from "@tour/api";

type Accommodation = Tour["livings"][number]["accommodation_type"];

/** A place as it is written in the block; a new picture is null until it is chosen. */
interface OwnLiving {
  name: string;
  accommodation_type: Accommodation;
  text: string;
  media: (Media | null)[];
}

/** A picture of a place; one that stands in the content has its place there. */
export interface LivingMedia {
  media: Media;
  at?: string;
}

/** A place to sleep as it is shown. */
export interface LivingView {
  name: string;
  accommodation: Accommodation;
  text: string;
  media: LivingMedia[];
  /** Where a place of the block's own stands in the content. */
  at?: string;
}

/** The tour's places, then the block's own; those without a name are left out. */
export function selectLivings(ofTour: Tour["livings"], own: readonly OwnLiving[]): LivingView[] {
  return [...ofTour.map(toTourLiving), ...own.map(toOwnLiving)].filter(({ name }) => name.trim());
}

const toTourLiving = (living: Tour["livings"][number]): LivingView => ({
  name: living.name,
  accommodation: living.accommodation_type,
  text: living.text,
  media: living.media.map((media) => ({ media })),
});

function toOwnLiving(living: OwnLiving, index: number): LivingView {
  const at = `places.${index}`;
  return {
    name: living.name,
    accommodation: living.accommodation_type,
    text: living.text,
    media: living.media.flatMap((media, place) =>
      media ? [{ media, at: `${at}.media.${place}` }] : [],
    ),
    at,
  };
}
