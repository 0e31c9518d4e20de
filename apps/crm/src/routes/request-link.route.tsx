import { createRoute, redirect } from "@tanstack/react-router";
import { loadRequest } from "../features/request/load-request.ts";
import { requireAccount } from "../shell/require-account.ts";
import { rootRoute } from "./root.route.tsx";

/** Where emails lead: a request's number alone, whoever's it is. */
export const requestLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests/$id",
  beforeLoad: async ({ context, location, params }) => {
    await requireAccount(context, location.href);
    const request = await loadRequest(context.queryClient, params.id);
    throw redirect({
      to: "/$organizerId/requests/$id",
      params: { organizerId: request.organizer_id, id: params.id },
      replace: true,
    });
  },
});

/** The requests of whichever organiser comes first. */
export const requestsLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests",
  beforeLoad: async ({ context, location }) => {
    const [first] = (await requireAccount(context, location.href)).organizers;
    if (!first) throw redirect({ to: "/" });
    throw redirect({ to: "/$organizerId/requests", params: { organizerId: first.id } });
  },
});
