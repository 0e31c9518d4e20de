import { createRoute, notFound } from "@tanstack/react-router";
import * as v from "valibot";
import { requireAccess } from "@tour/office/shell";
import { loadRequest } from "../features/request/load-request.ts";
import { RequestPage } from "../features/request/request-page.tsx";
import { salesRoute } from "./sales.route.tsx";

export const requestRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/requests/$id",
  /** A tour is made for the guest at once. */
  validateSearch: v.object({ individual: v.optional(v.fallback(v.boolean(), false)) }),
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loader: async ({ context, params }) => {
    const request = await loadRequest(context.queryClient, params.id);
    if (request.organizer_id !== params.organizerId) throw notFound();
  },
  component: () => (
    <RequestPage
      id={Number(requestRoute.useParams().id)}
      isIndividual={requestRoute.useSearch().individual ?? false}
    />
  ),
});
