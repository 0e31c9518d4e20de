import { Outlet, createRoute, notFound } from "@tanstack/react-router";
import { requireAccount } from "../shell/require-account.ts";
import { StaffFrame } from "../shell/staff-frame.tsx";
import { rootRoute } from "./root.route.tsx";

/** Staff's screens in one frame; for others they are not there. */
export const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "staff",
  beforeLoad: async ({ context, location }) => {
    const account = await requireAccount(context, location.href);
    if (!account.is_staff) throw notFound();
  },
  component: () => (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  ),
});
