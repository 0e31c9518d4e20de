import { RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { createSiteRouter } from "../routes/router.ts";
import type { HostWithPages } from "../routes/router.ts";
import type { MarketContext } from "../features/marketplace/frame/market-context.ts";
import { firstPaintScript } from "../page/first-paint-script.ts";
import { joinParts, renderFrame } from "../page/held-parts.ts";
import { failureMark } from "../page/render-block.tsx";
import type { FrameView } from "../page/page-view.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { speculationRules } from "../page/speculation-rules.ts";
import { pictureScript } from "../page/picture-script.ts";
import { visitScript } from "../page/visit-script.ts";

/**
 * Matches, loads and renders the page at a path. Throws what its loader threw, or what a component
 * did: errors have a page of their own, which needs nothing of this one.
 */
export async function renderPage(
  kind: HostWithPages,
  path: string,
  context: MarketContext,
): Promise<RenderedPage> {
  const router = createSiteRouter(kind, path, context);
  await router.load();
  const match = router.state.matches.at(-1);
  const failed = router.state.matches.find(({ error }) => error !== undefined);
  if (failed) throw failed.error;
  const view = match?.loaderData as FrameView | undefined;
  if (!view) throw new Error(`No page was loaded for ${path}`);
  // Inside the request's handler and without the router's own script: nothing here is hydrated.
  const { frame, parts } = renderFrame(() => renderToString(<RouterServer router={router} />));
  if (frame.includes(failureMark)) throw new Error(`The frame of ${path} did not render`);
  const map = view.map ? context.services.env.map : null;
  return {
    status: 200,
    html: joinParts({ frame: `<!DOCTYPE html>${insertPreloads(frame, view.preloads)}`, parts }),
    styles: [view.style],
    scripts: [
      context.pageScript,
      speculationRules,
      visitScript,
      pictureScript,
      firstPaintScript,
      ...(context.analyticsTags.length > 0 ? [context.analyticsScript] : []),
      ...(view.hydration ? [context.islandsScript] : []),
      ...(view.carousel ? [context.carouselsScript] : []),
      ...(view.hasFilm ? [context.filmScript] : []),
      ...(view.isOfTour ? [context.tourScript] : []),
      ...(view.booking ? [context.bookingScript] : []),
      ...(map && view.map === "place" ? [context.mapScript] : []),
      ...(view.form ? [context.formScript] : []),
      ...(view.isLive ? [context.orderScript] : []),
      ...(view.takesPhotos ? [context.reviewScript] : []),
      ...(view.notice ? [context.noticeScript] : []),
      ...(view.opening ? [context.openingScript] : []),
    ],
    outside: [
      ...context.analyticsTags.map(({ sources }) => sources),
      ...(map ? [{ script: [], frame: [], connect: map.origins }] : []),
    ],
    isCacheable: view.isComplete && !view.isPrivate,
    isPrivate: view.isPrivate ?? false,
  };
}

/** Early pictures go right behind the faces, which the first paint waits for, before the page's styles. */
function insertPreloads(html: string, preloads: readonly string[]): string {
  return preloads.length === 0
    ? html
    : html.replace(titleAndFaces, (head) => `${head}${preloads.join("")}`);
}

const titleAndFaces = /<\/title>(?:<link rel="preload" as="font"[^>]*>)*/;
