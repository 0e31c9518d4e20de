import { createRoute } from "@tanstack/react-router";
import { StaffOrganizerPage } from "../features/staff/organizer/staff-organizer-page.tsx";
import { StaffPage } from "../features/staff/staff-page.tsx";
import { staffSearchSchema } from "../features/staff/staff-search.ts";
import { staffQueries } from "../features/staff/staff-queries.ts";
import { numberParam } from "./number-param.ts";
import { staffRoute } from "./staff.route.tsx";

/** Organisers, and one of them as staff see them. */
export const staffOrganizersRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/organizers",
  validateSearch: staffSearchSchema,
  component: () => <StaffPage search={staffOrganizersRoute.useSearch()} />,
});

export const staffOrganizerRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/organizers/$id",
  params: numberParam,
  loader: ({ context: { queryClient }, params: { id } }) =>
    Promise.all([
      queryClient.fetchQuery(staffQueries.organizer(id)),
      queryClient.fetchQuery(staffQueries.verification(id)),
    ]),
  component: function StaffOrganizer() {
    const { id } = staffOrganizerRoute.useParams();
    return <StaffOrganizerPage key={id} id={id} />;
  },
});
