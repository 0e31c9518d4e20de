import { createRoute } from "@tanstack/react-router";
import { ArrivalPage } from "../features/arrival/arrival-page.tsx";
import { loadArrival } from "../features/arrival/load-arrival.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import { siteRoot } from "./root.route.tsx";

/** `/arrival/{uuid}`: where and when a party is met. Specification, section 2. */
export const arrivalRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/arrival/$uuid",
  loader: ({ context, params: { uuid } }) => loadArrival(context, uuid),
  component: function ArrivalRoute() {
    const { services } = arrivalRoute.useRouteContext();
    const view = arrivalRoute.useLoaderData();
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
