import type { PageData } from "../page-data/page-data.ts";
import { addressOf, organizerId, pictureAddress, siteId, tourId } from "./addresses.ts";
import type { LinkedNode } from "./linked-node.ts";
import { readPlainText } from "./read-plain-text.ts";

/** What a page is, whatever blocks stand on it. */
export interface PageSubject {
  /** The page's own path, for example `/agreement`. */
  path: string;
  title: string;
  description: string;
}

/** More pictures than these no search engine shows. */
const maxPictures = 6;

/** The page itself, the site that it is part of, who runs it, and the way that leads to it. */
export function describePage(page: PageData, subject: PageSubject): LinkedNode[] {
  const { site, organizer, tour } = page;
  const url = addressOf(page, subject.path);
  const name = site.name || organizer?.name || site.domain;
  const isMain = subject.path === "/";
  return [
    {
      "@type": "WebSite",
      "@id": siteId(page),
      url: addressOf(page, "/"),
      name,
      description: site.description,
      inLanguage: "ru",
      publisher: { "@id": organizerId(page) },
    },
    {
      "@type": "WebPage",
      "@id": url,
      url,
      name: subject.title,
      description: subject.description,
      inLanguage: "ru",
      isPartOf: { "@id": siteId(page) },
      breadcrumb: isMain ? undefined : { "@id": `${url}#way` },
    },
    ...(isMain ? [] : [describeWay(page, name, url, tour?.title ?? subject.title)]),
    {
      "@type": "Organization",
      "@id": organizerId(page),
      name: organizer?.name || name,
      url: addressOf(page, "/"),
    },
    ...(tour ? [describeTour(page, tour)] : []),
  ];
}

function describeWay(page: PageData, home: string, url: string, name: string): LinkedNode {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#way`,
    itemListElement: [describeStep(1, home, addressOf(page, "/")), describeStep(2, name, url)],
  };
}

const describeStep = (position: number, name: string, url: string): LinkedNode => ({
  "@type": "ListItem",
  position,
  name,
  item: { "@type": "WebPage", "@id": url },
});

/** The tour by itself; what can be bought, and what travellers say, is for its blocks to add. */
function describeTour(page: PageData, tour: NonNullable<PageData["tour"]>): LinkedNode {
  const pictures = [tour.image, ...tour.media.map(({ image }) => image)].map((image) =>
    pictureAddress(page, image),
  );
  return {
    "@type": "TouristTrip",
    "@id": tourId(page, tour.slug),
    url: addressOf(page, `/${tour.slug}`),
    name: tour.title,
    description: readPlainText(tour.description) || tour.subtitle || tour.title,
    image: [...new Set(pictures)].slice(0, maxPictures),
    provider: { "@id": organizerId(page) },
  };
}
