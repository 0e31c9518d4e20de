import { renderToString } from "react-dom/server";
import { lookOf } from "../look/look.ts";
import { Document } from "../page/document.tsx";
import { makeStyle } from "../page/make-style.ts";
import type { PageError } from "../page/page-errors.ts";
import type { Head } from "../page/page-view.ts";
import type { RenderedPage } from "../page/rendered-page.ts";
import { speculationRules } from "../page/speculation-rules.ts";
import { visitScript } from "../page/visit-script.ts";
import type { Place } from "../place/find-place.ts";
import type { Services } from "../server/services.ts";
import { texts } from "../texts/ru.ts";
import pageCss from "virtual:styles:./error-page.tsx";
import { errorWords } from "./error-words.ts";
import { ErrorPage } from "./error-page.tsx";

/** Renders an error in the look of its place; an unknown host has the default look. Never kept. */
export async function renderErrorPage(
  error: PageError,
  place: Place,
  { assets, env }: Services,
): Promise<RenderedPage> {
  const metadata = place.kind === "site" ? place.metadata : null;
  const siteName = metadata?.name ?? (place.kind === "marketplace" ? texts.marketplace.name : "");
  const words = errorWords(error.status, error.publicMessage);
  const look = lookOf(metadata);
  const style = await makeStyle(look, [], assets, [pageCss]);
  const pageScript = await assets.pageScript();
  const head: Head = {
    title: siteName ? `${words.title} — ${siteName}` : words.title,
    description: words.text,
    canonical: null,
    siteName,
    image: null,
    favicon: metadata?.favicon ?? "/favicon.svg",
    isIndexable: false,
  };
  const html = renderToString(
    <Document
      view={{ head, style, fontPreloads: look.fontPreloads, hydration: null }}
      assets={assets}
      pageScript={pageScript}
    >
      <ErrorPage
        status={error.status}
        words={words}
        siteName={siteName}
        home={place.kind === "unknown" ? `//${env.marketplaceHost}/` : "/"}
      />
    </Document>,
  );
  return {
    status: error.status,
    html: `<!DOCTYPE html>${html}`,
    styles: [style],
    scripts: [pageScript, speculationRules, visitScript],
    isCacheable: false,
  };
}
