import { createRoute, notFound } from "@tanstack/react-router";
import { StaffOrganizerPage } from "../features/staff/organizer/staff-organizer-page.tsx";
import { staffQueries } from "../features/staff/staff-queries.ts";
import { requireAccount } from "../shell/require-account.ts";
import { rootRoute } from "./root.route.tsx";

/** An organiser as staff see them; for others it is not there. */
export const staffOrganizerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/organizers/$id",
  params: {
    parse: ({ id }) => {
      if (!/^\d{1,9}$/.test(id)) throw notFound();
      return { id: Number(id) };
    },
    stringify: ({ id }) => ({ id: `${id}` }),
  },
  beforeLoad: async ({ context, location }) => {
    const account = await requireAccount(context, location.href);
    if (!account.is_staff) throw notFound();
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    Promise.all([
      queryClient.fetchQuery(staffQueries.organizer(id)),
      queryClient.fetchQuery(staffQueries.verification(id)),
    ]),
  component: () => <StaffOrganizerPage id={staffOrganizerRoute.useParams().id} />,
});
