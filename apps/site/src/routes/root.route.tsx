import { createRootRouteWithContext, Outlet, useRouterState } from "@tanstack/react-router";
import { Document } from "../page/document.tsx";
import type { FrameView } from "../page/page-view.ts";
import type { RouteContext } from "./route-context.ts";

const createRoot = () => {
  const root = createRootRouteWithContext<RouteContext>()({
    component: function Root() {
      const { services, pageScript, counters, counterScript, islandsScript } =
        root.useRouteContext();
      // The page's own loader says what the frame is made from.
      const view = useRouterState({
        select: ({ matches }) => matches.at(-1)?.loaderData as unknown as FrameView,
      });
      return (
        <Document
          view={view}
          assets={services.assets}
          pageScript={pageScript}
          counters={counters}
          counterScript={counterScript}
          islandsScript={islandsScript}
        >
          <Outlet />
        </Document>
      );
    },
  });
  return root;
};

/** Root of an organiser's site. */
export const siteRoot = createRoot();

/** Root of the marketplace's own host. */
export const marketplaceRoot = createRoot();
