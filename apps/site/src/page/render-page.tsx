import { RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { createSiteRouter } from "../routes/router.ts";
import type { PlaceWithPages } from "../routes/router.ts";
import type { RouteContext } from "../routes/route-context.ts";
import { failureMark } from "./render-block.tsx";
import type { FrameView } from "./page-view.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { speculationRules } from "./speculation-rules.ts";
import { visitScript } from "./visit-script.ts";

/**
 * Matches, loads and renders the page at a path. Throws what its loader threw, or what a component
 * did: errors have a page of their own, which needs nothing of this one.
 */
export async function renderPage(
  place: PlaceWithPages,
  path: string,
  context: RouteContext,
): Promise<RenderedPage> {
  const router = createSiteRouter(place, path, context);
  await router.load();
  const match = router.state.matches.at(-1);
  const failed = router.state.matches.find(({ error }) => error !== undefined);
  if (failed) throw failed.error;
  const view = match?.loaderData as FrameView | undefined;
  if (!view) throw new Error(`No page was loaded for ${path}`);
  // Inside the request's handler and without the router's own script: nothing here is hydrated.
  const html = renderToString(<RouterServer router={router} />);
  if (html.includes(failureMark)) throw new Error(`The frame of ${path} did not render`);
  return {
    status: 200,
    html: `<!DOCTYPE html>${insertPreloads(html, view.preloads)}`,
    styles: [view.style],
    scripts: [
      context.pageScript,
      speculationRules,
      visitScript,
      ...(context.counters.length > 0 ? [context.counterScript] : []),
      ...(view.hydration ? [context.islandsScript] : []),
    ],
    outside: context.counters.map(({ sources }) => sources),
    isCacheable: view.isComplete,
  };
}

/** Early pictures go right behind the title, before the page's styles. */
function insertPreloads(html: string, preloads: readonly string[]): string {
  return preloads.length === 0
    ? html
    : html.replace("</title>", () => `</title>${preloads.join("")}`);
}
