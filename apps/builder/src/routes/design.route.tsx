import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireSite } from "../shell/require-site.ts";
import { loadScreen } from "@tour/office/updates";
import { organizerRoute } from "./organizer.route.tsx";

export const designRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/design",
  beforeLoad: ({ context }) => requireSite(context),
  loader: async ({ context, params }) => {
    const [preset] = await Promise.all([
      context.queryClient.ensureQueryData(builderQueries.preset(client, params.organizerId)),
      context.queryClient.ensureQueryData(builderQueries.presetList(client, params.organizerId)),
    ]);
    await context.queryClient.ensureQueryData(
      builderQueries.fonts(client, params.organizerId, preset.preset_type),
    );
  },
  component: lazyRouteComponent(
    loadScreen(() => import("../features/design/design-page.tsx")),
    "DesignPage",
  ),
});
