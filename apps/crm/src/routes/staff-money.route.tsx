import { createRoute } from "@tanstack/react-router";
import { PayoutPage } from "../features/staff/money/payout-page.tsx";
import { PayoutsPage } from "../features/staff/money/payouts-page.tsx";
import { RefundsPage } from "../features/staff/money/refunds-page.tsx";
import { TroublesPage } from "../features/staff/money/troubles-page.tsx";
import { staffQueries } from "../features/staff/staff-queries.ts";
import { numberParam } from "./number-param.ts";
import { staffRoute } from "./staff.route.tsx";

export const staffTroublesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/money",
  component: TroublesPage,
});

export const staffPayoutsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/money/payouts",
  component: PayoutsPage,
});

export const staffRefundsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/money/refunds",
  component: RefundsPage,
});

export const staffPayoutRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/money/payouts/$id",
  params: numberParam,
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery({ ...staffQueries.statement(id), staleTime: 0 }),
  component: () => <PayoutPage id={staffPayoutRoute.useParams().id} />,
});
