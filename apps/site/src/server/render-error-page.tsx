import { renderToString } from "react-dom/server";
import { themeOf } from "../theme/theme.ts";
import { listPlainScripts, listScripts } from "../page/list-scripts.ts";
import { Document } from "../page/document.tsx";
import { shareImage } from "../page/make-head.ts";
import { marketShareImage } from "../features/marketplace/frame/market-frame.ts";
import { loadLost } from "../features/marketplace/lost/load-lost.ts";
import { LostPage } from "../features/marketplace/lost/lost-page.tsx";
import { makeStyle } from "../page/make-style.ts";
import { isDraftPath, isPrivatePath } from "../page/is-private-path.ts";
import type { PageError } from "../page/page-errors.ts";
import type { Head } from "../page/page-view.ts";
import type { RenderedPage } from "./rendered-page.ts";
import type { FoundHost } from "../services/find-host.ts";
import type { SiteEnv } from "../services/env.ts";
import type { Services } from "../services/services.ts";
import { texts } from "../texts/ru.ts";
import noticeCss from "virtual:styles:../page/notice-bar.tsx";
import pageCss from "virtual:styles:../features/error/error-page.tsx";
import { errorWords } from "../features/error/error-words.ts";
import { ErrorPage } from "../features/error/error-page.tsx";

/** Renders an error in the theme of the site it stands on; an unknown host has the default one. Never kept. */
export async function renderErrorPage(
  error: PageError,
  found: FoundHost,
  pathname: string,
  services: Services,
): Promise<RenderedPage> {
  const { assets, env } = services;
  const isLost = found.kind === "marketplace" && error.status === 404 && !isPrivatePath(pathname);
  const lost = isLost ? await loadLost({ services, host: found.host }) : null;
  const metadata = found.kind === "site" ? found.metadata : null;
  const siteName = metadata?.name ?? (found.kind === "marketplace" ? texts.marketplace.name : "");
  const words = errorWords(error.status, error.publicMessage, error.publicTitle);
  const theme = themeOf(metadata);
  const notice = metadata?.notice ?? null;
  const style = await makeStyle(theme, [], assets, [
    ...(notice ? [noticeCss] : []),
    lost?.css ?? pageCss,
  ]);
  const scripts = await assets.scripts();
  const head: Head = {
    title: siteName ? `${words.title} — ${siteName}` : words.title,
    description: words.text,
    canonical: canonicalOf(found, pathname, env),
    siteName,
    image: metadata ? shareImage(metadata) : imageOf(found, env),
    favicon: metadata?.favicon ?? "/favicon.svg",
    isIndexable: false,
  };
  const scripted = { hydration: null, notice, form: lost ? assets.market : null };
  const html = renderToString(
    <Document
      view={{ head, style, fontPreloads: theme.fontPreloads, ...scripted }}
      assets={assets}
      scripts={scripts}
    >
      {lost ? (
        <LostPage status={error.status} {...words} view={lost} />
      ) : (
        <ErrorPage
          status={error.status}
          words={words}
          siteName={siteName}
          findsBookings={
            found.kind !== "unknown" &&
            [404, 410].includes(error.status) &&
            isPrivatePath(pathname) &&
            !isDraftPath(pathname)
          }
          home={found.kind === "unknown" ? `//${env.marketplaceHost}/` : "/"}
        />
      )}
    </Document>,
  );
  return {
    status: error.status,
    html: `<!DOCTYPE html>${html}`,
    styles: [style],
    scripts: [
      ...listPlainScripts(scripts),
      ...listScripts(scripts, scripted, { hasAnalytics: false, hasStreets: false }),
    ],
    isCacheable: false,
  };
}

/** The address that failed; a host that is nobody's has the marketplace's first page instead. */
function canonicalOf(found: FoundHost, pathname: string, env: SiteEnv): string | null {
  const origin = found.kind === "site" ? found.metadata?.url : env.siteOrigin;
  if (!origin) return null;
  const url = new URL(origin);
  // Set, not resolved: a path that begins with two slashes would name another host.
  url.pathname = found.kind === "unknown" ? "/" : pathname;
  return url.href;
}

/** A site of which nothing could be read has none: the marketplace's would not be its own. */
const imageOf = (found: FoundHost, env: SiteEnv) =>
  found.kind === "site" ? null : marketShareImage(env);
