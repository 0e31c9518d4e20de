import { Outlet, createRoute, notFound } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { cursorOf } from "../live/changes-query.ts";
import { LiveChanges } from "../live/live-changes.tsx";
import { requireAccount } from "../shell/require-account.ts";
import { useViewed } from "./use-viewed.ts";
import { rootRoute } from "./root.route.tsx";

/** Everything about one organiser; someone else's number is not found. */
export const organizerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/$organizerId",
  params: {
    parse: ({ organizerId }) => {
      if (!/^\d{1,9}$/.test(organizerId)) throw notFound();
      return { organizerId: Number(organizerId) };
    },
    stringify: ({ organizerId }) => ({ organizerId: `${organizerId}` }),
  },
  beforeLoad: async ({ context, location, params }) => {
    const account = await requireAccount(context, location.href);
    const organizer = account.organizers.find(({ id }) => id === params.organizerId);
    if (!organizer) throw notFound();
    // Before anything of it is read, so that nothing changes unheard.
    void context.queryClient.prefetchQuery(cursorOf(organizer.id));
    return { account, organizer };
  },
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(builderQueries.site(client, params.organizerId)),
  component: () => {
    const { organizerId } = organizerRoute.useParams();
    return (
      <LiveChanges organizerId={organizerId} viewed={useViewed()}>
        <Outlet />
      </LiveChanges>
    );
  },
});
