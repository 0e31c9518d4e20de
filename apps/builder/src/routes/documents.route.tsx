import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { documentTypes } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { loadScreen } from "@tour/office/updates";
import { requireSite } from "../shell/require-site.ts";
import { organizerRoute } from "./organizer.route.tsx";

export const documentsRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/documents",
  beforeLoad: ({ context }) => requireSite(context),
  // Both: one that could not be loaded later would take the screen with what was typed in the other.
  loader: ({ context, params }) =>
    Promise.all(
      documentTypes.map((type) =>
        context.queryClient.fetchQuery(builderQueries.document(client, params.organizerId, type)),
      ),
    ),
  // The editor of formatted texts is large, and no other screen but a page's needs it.
  component: lazyRouteComponent(
    loadScreen(() => import("../features/documents/documents-page.tsx")),
    "DocumentsPage",
  ),
});
