import { createRootRouteWithContext, Outlet, useRouterState } from "@tanstack/react-router";
import { Document } from "../page/document.tsx";
import type { MarketContext } from "../features/marketplace/frame/market-context.ts";
import type { FrameView } from "../page/page-view.ts";
import type { RouteContext } from "../services/route-context.ts";

const createRoot = <Context extends RouteContext>() => {
  const root = createRootRouteWithContext<Context>()({
    component: function Root() {
      const { services, scripts, analyticsTags } = root.useRouteContext();
      // The page's own loader says what the frame is made from.
      const view = useRouterState({
        select: ({ matches }) => matches.at(-1)?.loaderData as unknown as FrameView,
      });
      return (
        <Document
          view={view}
          assets={services.assets}
          map={services.env.map}
          isBehindCdn={services.env.isBehindCdn}
          scripts={scripts}
          analyticsTags={analyticsTags}
        >
          <Outlet />
        </Document>
      );
    },
  });
  return root;
};

/** Root of an organiser's site. */
export const siteRoot = createRoot<RouteContext>();
export type SiteRoot = typeof siteRoot;

/** Root of the marketplace's own host. */
export const marketplaceRoot = createRoot<MarketContext>();
