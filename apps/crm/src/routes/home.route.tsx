import { createRoute, redirect } from "@tanstack/react-router";
import { NoOrganizers } from "@tour/office/shell";
import { StaffPage } from "../features/staff/staff-page.tsx";
import { requireAccount } from "../shell/require-account.ts";
import { rootRoute } from "./root.route.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  beforeLoad: async ({ context, location }) => {
    const account = await requireAccount(context, location.href);
    const first = account.organizers[0];
    if (first) throw redirect({ to: "/$organizerId", params: { organizerId: first.id } });
    return { isStaff: account.is_staff };
  },
  component: function Home() {
    return homeRoute.useRouteContext().isStaff ? <StaffPage /> : <NoOrganizers />;
  },
});
