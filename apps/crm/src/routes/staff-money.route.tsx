import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { staffQueries } from "../features/staff/staff-queries.ts";
import { numberParam } from "./number-param.ts";
import { staffRoute } from "./staff.route.tsx";

const PayoutPage = lazyScreen(
  () => import("../features/staff/money/payout-page.tsx"),
  "PayoutPage",
);

export const staffTroublesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/money",
  component: lazyScreen(() => import("../features/staff/money/troubles-page.tsx"), "TroublesPage"),
});

export const staffPayoutsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/money/payouts",
  component: lazyScreen(() => import("../features/staff/money/payouts-page.tsx"), "PayoutsPage"),
});

export const staffRefundsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/money/refunds",
  component: lazyScreen(() => import("../features/staff/money/refunds-page.tsx"), "RefundsPage"),
});

export const staffPayoutRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/money/payouts/$id",
  params: numberParam,
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery({ ...staffQueries.statement(id), staleTime: 0 }),
  component: withScreen(PayoutPage, function Shown() {
    return <PayoutPage id={staffPayoutRoute.useParams().id} />;
  }),
});
