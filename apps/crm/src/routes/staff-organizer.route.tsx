import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { staffSearchSchema } from "../features/staff/staff-search.ts";
import { staffQueries } from "../features/staff/staff-queries.ts";
import { numberParam } from "./number-param.ts";
import { staffRoute } from "./staff.route.tsx";

const StaffOrganizerPage = lazyScreen(
  () => import("../features/staff/organizer/staff-organizer-page.tsx"),
  "StaffOrganizerPage",
);
const StaffPage = lazyScreen(() => import("../features/staff/staff-page.tsx"), "StaffPage");

/** Organisers, and one of them as staff see them. */
export const staffOrganizersRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/organizers",
  validateSearch: staffSearchSchema,
  component: withScreen(StaffPage, function Shown() {
    return <StaffPage search={staffOrganizersRoute.useSearch()} />;
  }),
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
  component: withScreen(StaffOrganizerPage, function StaffOrganizer() {
    const { id } = staffOrganizerRoute.useParams();
    return <StaffOrganizerPage key={id} id={id} />;
  }),
});
