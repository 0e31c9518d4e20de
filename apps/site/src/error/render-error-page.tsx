import { renderToString } from "react-dom/server";
import { lookOf } from "../look/look.ts";
import { makeStyle } from "../page/make-style.ts";
import type { PageError } from "../page/page-errors.ts";
import type { RenderedPage } from "../page/rendered-page.ts";
import { speculationRules } from "../page/speculation-rules.ts";
import type { Place } from "../place/find-place.ts";
import type { Services } from "../server/services.ts";
import { texts } from "../texts/ru.ts";
import ownCss from "./error-page.module.css?inline";
import { ErrorPage } from "./error-page.tsx";

/** Renders an error in the look of its place; an unknown host has the default look. Never kept. */
export async function renderErrorPage(
  error: PageError,
  place: Place,
  { assets, env }: Services,
): Promise<RenderedPage> {
  const metadata = place.kind === "site" ? place.metadata : null;
  const look = lookOf(metadata);
  const style = await makeStyle(look, [], assets, [ownCss]);
  const pageScript = await assets.pageScript();
  const html = renderToString(
    <ErrorPage
      status={error.status}
      message={error.publicMessage}
      siteName={metadata?.name ?? (place.kind === "marketplace" ? texts.marketplace.name : "")}
      favicon={metadata?.favicon ?? "/favicon.svg"}
      home={place.kind === "unknown" ? `//${env.marketplaceHost}/` : "/"}
      style={style}
      fontPreloads={look.fontPreloads}
      pageScript={pageScript}
      developmentScripts={assets.developmentScripts}
      build={assets.build}
    />,
  );
  return {
    status: error.status,
    html: `<!DOCTYPE html>${html}`,
    styles: [style],
    scripts: [pageScript, speculationRules],
    isCacheable: false,
  };
}
