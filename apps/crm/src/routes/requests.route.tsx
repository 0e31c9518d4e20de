import { createRoute } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import * as v from "valibot";
import { client } from "@tour/office/api";
import { requireAccess } from "@tour/office/shell";
import { RequestListPage } from "../features/request/request-list-page.tsx";
import { salesRoute } from "./sales.route.tsx";

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

export const requestsRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/requests",
  validateSearch: v.object({ page: v.optional(v.fallback(pageNumber, 1)) }),
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context: { queryClient }, params, deps }) =>
    queryClient.fetchQuery(builderQueries.requests(client, params.organizerId, deps.page)),
  component: () => <RequestListPage page={requestsRoute.useSearch().page ?? 1} />,
});
