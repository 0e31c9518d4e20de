import { createRoute } from "@tanstack/react-router";
import { BookingPage } from "../features/booking/booking-page.tsx";
import { loadBooking } from "../features/booking/load-booking.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/{slug}/booking?departure=7`: asks for seats of a tour. Product decisions, section 11. */
export const createBookingRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/$slug/booking",
    loader: ({ context, params: { slug } }) => loadBooking(context, slug),
    component: function Booking() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <BookingPage {...view} />
        </BlocksPage>
      );
    },
  });
  return route;
};
