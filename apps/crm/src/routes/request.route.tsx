import { createRoute, notFound } from "@tanstack/react-router";
import * as v from "valibot";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { loadRequest } from "../features/request/load-request.ts";
import { salesRoute } from "./sales.route.tsx";

const RequestPage = lazyScreen(() => import("../features/request/request-page.tsx"), "RequestPage");

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
  component: withScreen(RequestPage, function Shown() {
    return (
      <RequestPage
        id={Number(requestRoute.useParams().id)}
        isIndividual={requestRoute.useSearch().individual ?? false}
      />
    );
  }),
});
