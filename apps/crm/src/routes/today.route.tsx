import { createRoute, redirect } from "@tanstack/react-router";
import { mayUse } from "@tour/api";
import { lazyScreen } from "@tour/office/updates";
import { homeQueries } from "../features/home/home-queries.ts";
import { homeSearchSchema } from "../features/home/home-search.ts";
import { salesRoute } from "./sales.route.tsx";

/** An organiser's first screen. */
export const todayRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/",
  validateSearch: homeSearchSchema,
  beforeLoad: ({ context: { organizer }, params }) => {
    if (mayUse(organizer.role, "manager")) return;
    // Who works on the site alone, or leads trips, has no money and no sales to look after.
    const isEditor = mayUse(organizer.role, "editor");
    const to = isEditor ? "/$organizerId/tours" : "/$organizerId/my-departures";
    throw redirect({ to, params, search: {} });
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.prefetchQuery(homeQueries.home(params.organizerId)),
  component: lazyScreen(() => import("../features/home/home-page.tsx"), "HomePage"),
});
