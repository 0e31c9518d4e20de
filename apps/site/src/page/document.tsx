import type { ReactNode } from "react";
import type { Assets } from "../assets/assets.ts";
import { listAddresses } from "../assets/list-addresses.ts";
import type { AnalyticsTag } from "../analytics/list-tags.ts";
import type { MapSource } from "../services/env.ts";
import { texts } from "../texts/ru.ts";
import { firstPaintScript } from "./first-paint-script.ts";
import { holdPart } from "./held-parts.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { listIcons } from "./list-icons.ts";
import { speculationRules } from "./speculation-rules.ts";
import type { FrameView, Head } from "./page-view.ts";
import { pictureScript } from "./picture-script.ts";
import { visitScript } from "./visit-script.ts";

interface DocumentProps {
  view: Pick<
    FrameView,
    | "head"
    | "style"
    | "fontPreloads"
    | "hydration"
    | "carousel"
    | "structuredData"
    | "isLive"
    | "takesPhotos"
    | "opening"
    | "booking"
    | "hasFilm"
    | "isOfTour"
    | "form"
    | "notice"
    | "map"
  >;
  assets: Pick<Assets, "build" | "developmentScripts" | "streetMap" | "marketMap">;
  /** Where maps with streets come from, if from anywhere. */
  map?: MapSource | null;
  /** The small inline script of every page; none where there is nothing to wait for. */
  pageScript: string;
  /** Analytics tags, and the inline script that starts them: on published pages alone. */
  analyticsTags?: readonly AnalyticsTag[];
  analyticsScript?: string;
  /** Brings the page's islands to life; on pages that have one. */
  islandsScript?: string;
  /** Brings its carousels to life at a touch; on pages that have one. */
  carouselsScript?: string;
  /** Keeps the page live; on pages that are. */
  orderScript?: string;
  /** Uploads photos; on the page with a form that takes them. */
  reviewScript?: string;
  /** Takes the notice away at its time; on pages that have one. */
  noticeScript?: string;
  /** Shows a page anew when a sale begins that it waits for. */
  openingScript?: string;
  /** Marks what is being read; on pages of tours. */
  tourScript?: string;
  /** Plays films; on pages that have one. */
  filmScript?: string;
  /** Waits for a press of a booking link; on pages that have one. */
  bookingScript?: string;
  /** Brings the form of the page to life; on pages that have one. */
  formScript?: string;
  /** Waits until a map is seen; on pages that have one. */
  mapScript?: string;
  children: ReactNode;
}

/** The frame of every page: head, skip link, and the scripts that the page has a use for. */
export function Document(props: DocumentProps) {
  const { view, assets, pageScript, children } = props;
  const {
    analyticsTags = [],
    analyticsScript = "",
    islandsScript = "",
    carouselsScript = "",
    orderScript = "",
    reviewScript = "",
    noticeScript = "",
    filmScript = "",
    openingScript = "",
    tourScript = "",
    bookingScript = "",
    formScript = "",
    mapScript = "",
  } = props;
  const { head, style, fontPreloads, hydration, carousel, structuredData, isLive } = view;
  const { booking, form, takesPhotos, notice, opening, isOfTour, hasFilm } = view;
  const map = view.map ? props.map : null;
  const mapCode = view.map === "market" ? assets.marketMap : assets.streetMap;
  return (
    <html
      lang="ru"
      data-build={assets.build}
      data-hydration={hydration ? listAddresses(hydration) : undefined}
      data-booking={booking ? listAddresses(booking) : undefined}
      data-opens={opening ?? undefined}
      data-form={form ? listAddresses(form) : undefined}
      data-booking-styles={booking?.styles.join(" ")}
      data-map={map?.tiles}
      data-map-code={map ? listAddresses(mapCode) : undefined}
      data-map-styles={map ? mapCode.styles.join(" ") : undefined}
      data-carousel-code={carousel ? listAddresses(carousel) : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {/* Typed, though a module would come too late: a plain script in a page is nobody of ours. */}
        <script type="text/javascript" dangerouslySetInnerHTML={{ __html: visitScript }} />
        <script type="text/javascript" dangerouslySetInnerHTML={{ __html: pictureScript }} />
        <style dangerouslySetInnerHTML={{ __html: holdPart(style) }} />
        <script type="text/javascript" dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        <PageMeta head={head} />
        {analyticsTags.map(({ meta, id }) => (
          <meta key={meta} name={meta} content={id} />
        ))}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {texts.skipToContent}
        </a>
        {notice && <NoticeBar notice={notice} />}
        {children}
        {/* Data, not code: a policy of hashes does not apply to it. */}
        {structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
        <script type="module" dangerouslySetInnerHTML={{ __html: pageScript }} />
        {analyticsTags.length > 0 && (
          <script type="module" dangerouslySetInnerHTML={{ __html: analyticsScript }} />
        )}
        {assets.developmentScripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {hydration && <script type="module" dangerouslySetInnerHTML={{ __html: islandsScript }} />}
        {hasFilm && <script type="module" dangerouslySetInnerHTML={{ __html: filmScript }} />}
        {isOfTour && <script type="module" dangerouslySetInnerHTML={{ __html: tourScript }} />}
        {booking && <script type="module" dangerouslySetInnerHTML={{ __html: bookingScript }} />}
        {map && view.map === "place" && (
          <script type="module" dangerouslySetInnerHTML={{ __html: mapScript }} />
        )}
        {form && <script type="module" dangerouslySetInnerHTML={{ __html: formScript }} />}
        {isLive && <script type="module" dangerouslySetInnerHTML={{ __html: orderScript }} />}
        {notice && <script type="module" dangerouslySetInnerHTML={{ __html: noticeScript }} />}
        {opening && <script type="module" dangerouslySetInnerHTML={{ __html: openingScript }} />}
        {takesPhotos && <script type="module" dangerouslySetInnerHTML={{ __html: reviewScript }} />}
        {carousel && <script type="module" dangerouslySetInnerHTML={{ __html: carouselsScript }} />}
      </body>
    </html>
  );
}

function PageMeta({ head }: { head: Head }) {
  return (
    <>
      {head.description && <meta name="description" content={head.description} />}
      {!head.isIndexable && <meta name="robots" content="noindex, nofollow" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {listIcons(head.favicon).map((icon) => (
        <link key={icon.href} {...icon} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.image && (
        <>
          <meta property="og:image" content={head.image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="628" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
