import { createRoute, notFound } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { newRequestSearchSchema } from "../features/new-request/new-request-search.ts";
import { salesRoute } from "./sales.route.tsx";

const NewRequestPage = lazyScreen(
  () => import("../features/new-request/new-request-page.tsx"),
  "NewRequestPage",
);

export const newRequestRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/requests/new",
  validateSearch: newRequestSearchSchema,
  loader: ({ context: { organizer } }) => {
    if (organizer.role !== "owner") throw notFound();
  },
  component: withScreen(NewRequestPage, function Shown() {
    return <NewRequestPage search={newRequestRoute.useSearch()} />;
  }),
});
