import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { loadScreen } from "@tour/office/updates";
import { requireSite } from "../shell/require-site.ts";
import { organizerRoute } from "./organizer.route.tsx";

export const documentsRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/documents",
  beforeLoad: ({ context }) => requireSite(context),
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(
      builderQueries.document(client, params.organizerId, "agreement"),
    ),
  // The editor of formatted texts is large, and no other screen but a page's needs it.
  component: lazyRouteComponent(
    loadScreen(() => import("../features/documents/documents-page.tsx")),
    "DocumentsPage",
  ),
});
