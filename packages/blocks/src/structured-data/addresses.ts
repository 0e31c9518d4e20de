import { imageUrl } from "@tour/api";
import type { Image } from "@tour/api";
import type { PageData } from "../page-data/page-data.ts";

/** Wide enough for every search engine's large pictures. */
const pictureSize = "1200x00";

type Site = Pick<PageData, "site">;

/** An address on the site's own host. */
export const addressOf = ({ site }: Site, path: string): string => new URL(path, site.url).href;

/** A picture's address, 1200 px wide or as wide as it is; undefined without a picture. */
export function pictureAddress({ site }: Site, image: Image | null): string | undefined {
  if (!image) return undefined;
  return URL.parse(imageUrl(image, pictureSize), site.url)?.href;
}

/** The names under which nodes speak of the same thing. */
export const siteId = (page: Site) => addressOf(page, "/#site");
export const organizerId = (page: Site) => addressOf(page, "/#organizer");
export const tourId = (page: Site, slug: string) => addressOf(page, `/${slug}#tour`);
