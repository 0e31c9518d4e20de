import { createRoute, redirect } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireAccount } from "../shell/require-account.ts";
import { rootRoute } from "./root.route.tsx";

const StaffAccountPage = lazyScreen(
  () => import("../features/account/staff-account-page.tsx"),
  "StaffAccountPage",
);

/** The account of who has no organiser; others have it among their organiser's screens. */
export const staffAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account",
  beforeLoad: async ({ context, location }) => {
    const account = await requireAccount(context, location.href);
    const first = account.organizers[0];
    if (first) throw redirect({ to: "/$organizerId/account", params: { organizerId: first.id } });
    return { account };
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(builderQueries.sessions(client)),
      queryClient.fetchQuery(builderQueries.secondFactor(client)),
    ]),
  component: withScreen(StaffAccountPage, () => (
    <StaffAccountPage account={staffAccountRoute.useRouteContext().account} />
  )),
});
