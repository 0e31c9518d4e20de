import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { readAccount } from "@tour/office/shell";
import * as v from "valibot";
import { rootRoute } from "./root.route.tsx";

const InvitationPage = lazyScreen(
  () => import("../features/sign-in/invitation-page.tsx"),
  "InvitationPage",
);

/** Where the email of an invitation to a team leads, signed in or not. */
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/invitation",
  validateSearch: v.object({ token: v.optional(v.fallback(v.string(), ""), "") }),
  loader: async ({ context }) => ({ account: await readAccount(context) }),
  component: withScreen(InvitationPage, function Invitation() {
    const { account } = invitationRoute.useLoaderData();
    return <InvitationPage token={invitationRoute.useSearch().token} account={account} />;
  }),
});
