import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireSite } from "../shell/require-site.ts";
import { loadScreen } from "@tour/office/updates";
import { organizerRoute } from "./organizer.route.tsx";

export const domainRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/domain",
  beforeLoad: ({ context }) => requireSite(context),
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(builderQueries.domain(client, params.organizerId)),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/domain/domain-page.tsx")),
    "DomainPage",
  ),
});
