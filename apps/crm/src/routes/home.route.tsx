import { createRoute, redirect } from "@tanstack/react-router";
import { NoOrganizers } from "@tour/office/shell";
import { requireAccount } from "../shell/require-account.ts";
import { rootRoute } from "./root.route.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  beforeLoad: async ({ context, location }) => {
    const account = await requireAccount(context, location.href);
    const first = account.organizers[0];
    if (first) throw redirect({ to: "/$organizerId", params: { organizerId: first.id } });
    if (account.is_staff) throw redirect({ to: "/organizers", replace: true });
  },
  component: NoOrganizers,
});
