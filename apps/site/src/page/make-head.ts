import { imageUrl } from "@tour/api";
import type { Image, SiteMetadata } from "@tour/api";
import { shorten } from "@tour/blocks/format";
import type { PageData, PageSubject } from "@tour/blocks/render";
import type { Head } from "./page-view.ts";

/** Specification, section 9. */
export const shareImageSize = "1200x628";

/** What a page is about: a tour speaks for itself, the main page for the site. */
export function findSubject({ site, tour, organizer }: PageData): PageSubject {
  const about = organizer?.about ?? "";
  if (!tour) {
    const title = site.title || nameOf({ site, organizer });
    return { path: "/", title, description: site.description || about };
  }
  const description = tour.subtitle || firstSentences(tour.description) || about;
  return { path: `/${tour.slug}`, title: tour.title, description };
}

const nameOf = ({ site, organizer }: Pick<PageData, "site" | "organizer">) =>
  site.name || organizer?.name || site.domain;

/** The head of a page of blocks. */
export function makeHead(page: PageData, { path, title, description }: PageSubject): Head {
  const { site, tour, tours } = page;
  const name = nameOf(page);
  return {
    title: path === "/" ? title : `${title} — ${name}`,
    description,
    canonical: site.url ? new URL(path, site.url).href : null,
    siteName: name,
    image: shareImage(site, tour?.image ?? tour?.media[0]?.image ?? null, tours[0]?.image ?? null),
    favicon: site.favicon ?? "/favicon.svg",
    isIndexable: site.is_indexable,
  };
}

/** The address of a page's share image: the uploaded picture leads; a tour shows itself, and a site without one its first tour. */
export function shareImage(
  site: SiteMetadata,
  own: Image | null = null,
  other: Image | null = null,
): string | null {
  const uploaded = site.share_image && { url: site.share_image.url };
  const image = own ?? uploaded ?? other;
  if (!image) return null;
  const address = imageUrl(image, shareImageSize, "link");
  return URL.parse(address, site.url || undefined)?.href ?? null;
}

/** Enough of a description for a search result. */
const firstSentences = (text: string): string =>
  shorten(text.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "), 170);
