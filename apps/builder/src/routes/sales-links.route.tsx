import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root.route.tsx";

const toSales = (path: string) => redirect({ href: `/crm${path}`, reloadDocument: true });

/** Where emails led before sales had addresses of their own. */
export const requestLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests/$id",
  beforeLoad: ({ params }) => {
    throw toSales(`/requests/${params.id}`);
  },
});

export const requestsLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests",
  beforeLoad: () => {
    throw toSales("/requests");
  },
});
