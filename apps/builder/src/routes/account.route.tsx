import { createRoute } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { AccountPage } from "../features/account/account-page.tsx";
import { organizerRoute } from "./organizer.route.tsx";

export const accountRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/account",
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(builderQueries.sessions(client)),
      queryClient.fetchQuery(builderQueries.secondFactor(client)),
    ]),
  component: () => <AccountPage account={accountRoute.useRouteContext().account} />,
});
