import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import { requestQueries } from "../requests/request-queries.ts";
import { requestSearchSchema } from "../requests/request-search.ts";
import { salesRoute } from "./sales.route.tsx";

export const requestsRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/requests",
  validateSearch: requestSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loaderDeps: ({ search }) => search,
  // Not waited for: the screen shows what is known, and then what the server says.
  loader: ({ context: { queryClient }, params, deps }) => {
    void queryClient.prefetchInfiniteQuery(requestQueries.list(params.organizerId, deps));
  },
  // Table and board are large, and no other screen needs them.
  component: lazyScreen(
    () => import("../features/request/request-list-screen.tsx"),
    "RequestListScreen",
  ),
});
