import { createRoute, notFound } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { sendKeptDesign } from "../features/design/saving/send-kept-design.ts";
import { requireAccount } from "../shell/require-account.ts";
import { Shell } from "../shell/shell.tsx";
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
    return { account, organizer };
  },
  loader: ({ context, params }) => {
    const { queryClient, organizer } = context;
    if (organizer.role === "owner") sendKeptDesign(queryClient, organizer.id);
    return queryClient.ensureQueryData(builderQueries.site(client, params.organizerId));
  },
  component: Shell,
});
