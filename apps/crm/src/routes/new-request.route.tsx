import { createRoute, notFound } from "@tanstack/react-router";
import { NewRequestPage } from "../features/new-request/new-request-page.tsx";
import { newRequestSearchSchema } from "../features/new-request/new-request-search.ts";
import { salesRoute } from "./sales.route.tsx";

export const newRequestRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/requests/new",
  validateSearch: newRequestSearchSchema,
  loader: ({ context: { organizer } }) => {
    if (organizer.role !== "owner") throw notFound();
  },
  component: () => <NewRequestPage search={newRequestRoute.useSearch()} />,
});
