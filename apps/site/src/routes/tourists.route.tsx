import { createRoute } from "@tanstack/react-router";
import { loadTourists } from "../features/tourists/load-tourists.ts";
import { TouristsPage } from "../features/tourists/tourists-page.tsx";
import { BlocksPage } from "../page/blocks-page.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/add-tourists/{uuid}`: adding tourists to a request. Specification, section 1. */
export const createTouristsRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/add-tourists/$uuid",
    loader: ({ context, params: { uuid } }) => loadTourists(context, uuid),
    component: function Tourists() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <TouristsPage
            info={view.props.info}
            html={view.html}
            json={view.json}
            tourAddress={view.tourAddress}
            now={view.now}
          />
        </BlocksPage>
      );
    },
  });
  return route;
};
