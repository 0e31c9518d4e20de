import type { Tour } from "@tour/api";
import { loadVariant, makePageGraph, preparePage, variantKey } from "@tour/blocks/render";
import type { PageGraph, PageSubject } from "@tour/blocks/render";
import type { Assets } from "../assets/assets.ts";
import { themeOf } from "../theme/theme.ts";
import { toInlineJson } from "./inline-json.ts";
import { findOpening } from "./find-opening.ts";
import { findSubject, makeHead } from "./make-head.ts";
import { makeStyle } from "./make-style.ts";
import type { LoadedPage } from "./load-page-data.ts";
import type { PageView } from "./page-view.ts";
import { seenToursLook } from "./seen-tours-look.ts";
import { renderBlock } from "./render-block.tsx";
import barCss from "virtual:styles:./market-bar.tsx";
import footerCss from "virtual:styles:./market-footer.tsx";
import noticeCss from "virtual:styles:./notice-bar.tsx";

interface Surroundings {
  /** What the page is about when it is neither the site nor a tour. */
  subject?: PageSubject;
  /** Rules of what stands between the blocks. */
  css?: readonly string[];
}

/**
 * Renders the blocks of a page. String rendering can't wait for code, so that the variants of this
 * page, and no others, are loaded before.
 */
export async function makePageView(
  { blocks, data, isComplete, isOnMarketplace = false, market }: LoadedPage,
  assets: Assets,
  { subject = findSubject(data), css = [] }: Surroundings = {},
): Promise<PageView> {
  const prepared = preparePage(blocks, data);
  await Promise.all(prepared.map(({ type, variant }) => loadVariant(type, variant)));
  const rendered = prepared.map(renderBlock);
  const theme = themeOf(data.site.id === 0 ? null : data.site);
  const { notice = null } = data.site;
  const seenTour = data.tour && isForAll(data.tour) && !data.isDraft ? data.tour.id : null;
  return {
    head: makeHead(data, subject),
    style: await makeStyle(
      theme,
      [
        ...rendered.map(({ key }) => key),
        ...(seenTour ? [variantKey(seenToursLook.type, seenToursLook.variant)] : []),
      ],
      assets,
      [...(isOnMarketplace ? [barCss, footerCss] : []), ...(notice ? [noticeCss] : []), ...css],
    ),
    notice,
    opening: findOpening(
      data,
      prepared.map(({ props }) => props.data),
    ),
    fontPreloads: theme.fontPreloads,
    blocks: rendered,
    isOnMarketplace,
    ...(market !== undefined && { market }),
    preloads: [...new Set(rendered.flatMap(({ preloads }) => preloads))],
    hydration: rendered.some(({ islandJson }) => islandJson !== null) ? assets.hydration : null,
    carousel: rendered.some(({ html }) => html.includes(" data-carousel="))
      ? assets.carousel
      : null,
    map: rendered.some(({ html }) => html.includes(" data-street-map=")) ? "place" : null,
    hasFilm: rendered.some(({ html }) => html.includes(" data-film=")),
    isOfTour: data.type === "tour",
    seenTour,
    booking: rendered.some(({ html }) => html.includes(" data-books=")) ? assets.booking : null,
    structuredData: data.site.is_indexable
      ? describe(makePageGraph(data, subject, prepared))
      : null,
    isComplete,
  };
}

/** A tour that was made for one guest stands below their request. */
const isForAll = ({ slug }: Tour) => !slug.includes("/");

const describe = (graph: PageGraph | null) => graph && toInlineJson(graph);

/** A page that is for whoever has its link: no search engine is told of it, and nobody keeps it. */
export const asPrivate = (view: PageView): PageView => ({
  ...view,
  head: { ...view.head, canonical: null, image: null, isIndexable: false },
  structuredData: null,
  isPrivate: true,
});
