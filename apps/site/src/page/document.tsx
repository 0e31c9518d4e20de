import type { ReactNode } from "react";
import type { Assets } from "../assets/assets.ts";
import type { InlineScripts } from "../assets/inline-scripts.ts";
import { listAddresses } from "../assets/list-addresses.ts";
import type { AnalyticsTag } from "../analytics/list-tags.ts";
import type { MapSource } from "../services/env.ts";
import { texts } from "../texts/ru.ts";
import { holdPart } from "./held-parts.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { listIcons } from "./list-icons.ts";
import { listHeadScripts, listScripts } from "./list-scripts.ts";
import type { ScriptedView } from "./list-scripts.ts";
import { speculationRules } from "./speculation-rules.ts";
import type { FrameView, Head } from "./page-view.ts";

interface DocumentProps {
  view: Pick<FrameView, "head" | "style" | "fontPreloads" | "structuredData"> & ScriptedView;
  assets: Pick<Assets, "build" | "developmentScripts" | "streetMap" | "marketMap">;
  /** The small scripts of pages. */
  scripts: InlineScripts;
  /** Where maps with streets come from, if from anywhere. */
  map?: MapSource | null;
  /** A cache in front answers, and visits are counted by what pages say. */
  isBehindCdn?: boolean;
  /** Of published pages alone. */
  analyticsTags?: readonly AnalyticsTag[];
  children: ReactNode;
}

/** The frame of every page: head, skip link, and the scripts that the page has a use for. */
export function Document(props: DocumentProps) {
  const { view, assets, scripts, analyticsTags = [], children } = props;
  const { head, style, fontPreloads, hydration, carousel, structuredData } = view;
  const { booking, form, notice, opening } = view;
  const map = view.map ? props.map : null;
  const mapCode = view.map === "market" ? assets.marketMap : assets.streetMap;
  const { beforeStyles, afterStyles } = listHeadScripts(scripts);
  const modules = listScripts(scripts, view, {
    hasAnalytics: analyticsTags.length > 0,
    hasStreets: map != null,
  });
  return (
    <html
      lang="ru"
      data-build={assets.build}
      data-counts={props.isBehindCdn ? "" : undefined}
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
        <PlainScripts texts={beforeStyles} />
        <style dangerouslySetInnerHTML={{ __html: holdPart(style) }} />
        <PlainScripts texts={afterStyles} />
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
        {assets.developmentScripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {modules.map((text, at) => (
          <script key={at} type="module" dangerouslySetInnerHTML={{ __html: text }} />
        ))}
      </body>
    </html>
  );
}

/** Typed, though a module would come too late: a plain script in a page is nobody of ours. */
const PlainScripts = ({ texts: scripts }: { texts: readonly string[] }) =>
  scripts.map((text, at) => (
    <script key={at} type="text/javascript" dangerouslySetInnerHTML={{ __html: text }} />
  ));

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
