import { RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { createSiteRouter } from "../routes/router.ts";
import type { HostWithPages } from "../routes/router.ts";
import type { MarketContext } from "../features/marketplace/frame/market-context.ts";
import { listPlainScripts, listScripts } from "../page/list-scripts.ts";
import { joinParts, renderFrame } from "../page/held-parts.ts";
import { failureMark } from "../page/render-block.tsx";
import type { FrameView } from "../page/page-view.ts";
import type { RenderedPage } from "./rendered-page.ts";

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
      ...listPlainScripts(context.scripts),
      ...listScripts(context.scripts, view, {
        hasAnalytics: context.analyticsTags.length > 0,
        hasStreets: map != null,
      }),
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
