import { createRoute } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { AccountPage } from "../features/account/account-page.tsx";
import { organizerRoute } from "./organizer.route.tsx";

export const accountRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/account",
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(builderQueries.sessions(client)),
  component: AccountPage,
});
