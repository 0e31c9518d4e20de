import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { organizerRoute } from "./organizer.route.tsx";

const AccountPage = lazyScreen(() => import("../features/account/account-page.tsx"), "AccountPage");

export const accountRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/account",
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(builderQueries.sessions(client)),
      queryClient.fetchQuery(builderQueries.secondFactor(client)),
    ]),
  component: withScreen(AccountPage, () => (
    <AccountPage account={accountRoute.useRouteContext().account} />
  )),
});
