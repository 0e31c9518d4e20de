import { createRoute, redirect } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { loadRequest } from "../features/request/load-request.ts";
import { staffRequestSearchSchema } from "../features/request/staff/staff-request-search.ts";
import { requireAccount } from "../shell/require-account.ts";
import { StaffFrame } from "../shell/staff-frame.tsx";
import { rootRoute } from "./root.route.tsx";

const StaffRequestPage = lazyScreen(
  () => import("../features/request/staff/staff-request-page.tsx"),
  "StaffRequestPage",
);
const StaffRequestsPage = lazyScreen(
  () => import("../features/request/staff/staff-requests-page.tsx"),
  "StaffRequestsPage",
);

/**
 * Where emails lead: a request's number alone, whoever's it is. Its organiser goes on to their own
 * screen of it, staff see it here.
 */
export const requestLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests/$id",
  beforeLoad: async ({ context, location, params }) => {
    const account = await requireAccount(context, location.href);
    const request = await loadRequest(context.queryClient, params.id);
    if (account.is_staff && account.organizers.length === 0) return;
    throw redirect({
      to: "/$organizerId/requests/$id",
      params: { organizerId: request.organizer_id, id: params.id },
      replace: true,
    });
  },
  component: withScreen(StaffRequestPage, function StaffRequest() {
    const id = Number(requestLinkRoute.useParams().id);
    return (
      <StaffFrame>
        <StaffRequestPage key={id} id={id} />
      </StaffFrame>
    );
  }),
});

/** All requests for staff; for others those of whichever organiser comes first. */
export const requestsLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests",
  validateSearch: staffRequestSearchSchema,
  beforeLoad: async ({ context, location }) => {
    const { organizers, is_staff: isStaff } = await requireAccount(context, location.href);
    const [first] = organizers;
    if (first) {
      throw redirect({ to: "/$organizerId/requests", params: { organizerId: first.id } });
    }
    if (!isStaff) throw redirect({ to: "/" });
  },
  component: withScreen(StaffRequestsPage, function Shown() {
    return (
      <StaffFrame>
        <StaffRequestsPage search={requestsLinkRoute.useSearch()} />
      </StaffFrame>
    );
  }),
});
