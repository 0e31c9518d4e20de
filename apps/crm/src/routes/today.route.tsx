import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { loadScreen } from "@tour/office/updates";
import { homeQueries } from "../features/home/home-queries.ts";
import { homeSearchSchema } from "../features/home/home-search.ts";
import { salesRoute } from "./sales.route.tsx";

/** An organiser's first screen. */
export const todayRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/",
  validateSearch: homeSearchSchema,
  beforeLoad: ({ context: { organizer }, params }) => {
    // Who works on the site alone has no money and no guests to look after.
    if (organizer.role !== "owner") throw redirect({ to: "/$organizerId/tours", params });
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.prefetchQuery(homeQueries.home(params.organizerId)),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/home/home-page.tsx")),
    "HomePage",
  ),
});
