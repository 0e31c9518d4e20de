import { createRoute } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { DesignPage } from "../features/design/design-page.tsx";
import { requireSite } from "../shell/require-site.ts";
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
  component: DesignPage,
});
