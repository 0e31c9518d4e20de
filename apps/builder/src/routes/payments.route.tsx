import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { ratesQuery, shopQuery, testPaymentQuery } from "../features/payments/payment-queries.ts";
import { requireAccess } from "@tour/office/shell";
import { loadScreen } from "@tour/office/updates";
import { organizerRoute } from "./organizer.route.tsx";

export const paymentsRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/payments",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "owner"),
  loader: ({ context: { queryClient }, params: { organizerId } }) =>
    Promise.all([
      queryClient.fetchQuery(shopQuery(organizerId)),
      queryClient.fetchQuery(testPaymentQuery(organizerId)),
      queryClient.fetchQuery(ratesQuery(organizerId)),
    ]),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/payments/payments-page.tsx")),
    "PaymentsPage",
  ),
});
