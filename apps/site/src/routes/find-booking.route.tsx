import { createRoute } from "@tanstack/react-router";
import type { Assets } from "../assets/assets.ts";
import { FindBookingPage } from "../features/find-booking/find-booking-page.tsx";
import { loadFindBooking } from "../features/find-booking/load-find-booking.ts";
import type { FindBookingView } from "../features/find-booking/load-find-booking.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/find-booking`: for guests whose link is lost. */
export const createFindBookingRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/find-booking",
    loader: ({ context }) => loadFindBooking(context, { isSent: false }),
    component: function FindBooking() {
      const { services } = route.useRouteContext();
      return <Shown view={route.useLoaderData()} assets={services.assets} />;
    },
  });
  return route;
};

/** `/find-booking/sent`: what is said afterwards, whatever there is. */
export const createFindBookingSentRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/find-booking/sent",
    loader: ({ context }) => loadFindBooking(context, { isSent: true }),
    component: function FindBookingSent() {
      const { services } = route.useRouteContext();
      return <Shown view={route.useLoaderData()} assets={services.assets} />;
    },
  });
  return route;
};

function Shown({ view, assets }: { view: FindBookingView; assets: Assets }) {
  const { isSent, email, problem } = view;
  return (
    <BlocksPage view={view} assets={assets}>
      <FindBookingPage isSent={isSent} email={email} problem={problem} />
    </BlocksPage>
  );
}
