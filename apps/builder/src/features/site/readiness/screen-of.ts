import { tourGapWays } from "@tour/api";
import type { OrganizerAccess, ReadinessName, ReadinessPlace } from "@tour/api";
import { blockHash } from "@tour/office/links";

/** Where something is put right, and what one must be to do it there. */
export interface Screen {
  app: "builder" | "crm";
  /** Below the organiser's own. */
  path: string;
  access: OrganizerAccess;
}

const builder = (path: string, access: OrganizerAccess = "editor"): Screen => ({
  ...{ app: "builder", path, access },
});
const crm = (path: string, access: OrganizerAccess = "editor"): Screen => ({
  ...{ app: "crm", path, access },
});

/** The screen of each check; those that name places lead to them instead. */
const screens: Record<ReadinessName, Screen> = {
  published: builder("", "owner"),
  fresh: builder("", "owner"),
  domain: builder("/domain", "owner"),
  about: builder("/profile#about", "owner"),
  contacts: builder("/profile#email", "owner"),
  headline: builder("/page/main"),
  blocks: builder("/page/main"),
  samples: builder("/page/main"),
  links: builder("/page/main"),
  on_sale: crm("/tours"),
  dates: crm("/departures", "manager"),
  prices: crm("/departures", "manager"),
  sold_out: crm("/departures", "manager"),
  programme: crm("/tours"),
  photos: crm("/tours"),
  guides: crm("/tours"),
  tour_texts: crm("/tours"),
  tour_details: crm("/tours"),
  documents: builder("/documents", "owner"),
  legal: builder("/profile#legal.inn", "owner"),
  verified: builder("/profile#verification", "owner"),
  shop: builder("/payments", "owner"),
  tried: builder("/payments#test-payment", "owner"),
  prepayment: crm("/tours"),
  refunds: crm("/tours"),
  sample_pictures: builder("/page/main"),
  alts: builder("/ready/pictures"),
  favicon: builder("/settings#favicon"),
  share_image: builder("/settings#share-image"),
  large_pictures: builder("/page/main"),
  indexing: builder("/settings#is_indexable"),
  title: builder("/settings#title"),
  description: builder("/settings#description"),
  tour_titles: crm("/tours"),
  tour_descriptions: crm("/tours"),
};

/** Parts of a tour's editor, of checks whose places do not name what is left out. */
const parts: Partial<Record<ReadinessName, string>> = {
  prepayment: "booking",
  large_pictures: "pictures",
  alts: "pictures",
};

export const screenOf = (name: ReadinessName): Screen => screens[name];

/** Where one of a check's places is. */
export function screenOfPlace(name: ReadinessName, place: ReadinessPlace): Screen {
  if (place.kind === "block") return builder(`/page/${place.page}#${blockHash(place.id)}`);
  if (place.kind === "document") return builder(`/documents#${place.type}`, "owner");
  if (place.kind === "departure") return crm(`/departures/${place.id}`, "manager");
  const { access } = screens[name];
  if (access === "manager") return crm(`/departures?tour=${place.id}`, access);
  const part = place.gap ? tourGapWays[place.gap].part : (parts[name] ?? "main");
  return crm(`/tours/${place.id}?section=${part}`);
}
