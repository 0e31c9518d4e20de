import { createRoute } from "@tanstack/react-router";
import { ArrivalPage } from "../features/arrival/arrival-page.tsx";
import { loadArrival } from "../features/arrival/load-arrival.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/arrival/{uuid}`: where and when a party is met. Specification, section 2. */
export const createArrivalRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/arrival/$uuid",
    loader: ({ context, params: { uuid } }) => loadArrival(context, uuid),
    component: function ArrivalRoute() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      const { arrival, organizer, typed, problems, validation } = view;
      return (
        <BlocksPage view={view} assets={services.assets}>
          <ArrivalPage
            arrival={arrival}
            organizer={organizer}
            typed={typed}
            problems={problems}
            validation={validation}
          />
        </BlocksPage>
      );
    },
  });
  return route;
};
