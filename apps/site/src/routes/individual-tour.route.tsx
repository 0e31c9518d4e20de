import { createRoute } from "@tanstack/react-router";
import { BookingPage } from "../features/booking/booking-page.tsx";
import { loadIndividualBooking } from "../features/booking/load-booking.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import { isUuid } from "../page/is-uuid.ts";
import { loadPageData } from "../page/load-page-data.ts";
import { asPrivate, makePageView } from "../page/make-page-view.ts";
import { PageNotFoundError } from "../page/page-errors.ts";
import { siteRoot } from "./root.route.tsx";

/** `/order/{uuid}/individual-tour`: the screen of a tour page. Specification, section 2. */
export const individualTourRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/order/$uuid/individual-tour",
  loader: async ({ context, params: { uuid } }) => {
    if (!isUuid(uuid)) throw new PageNotFoundError("/order/individual-tour");
    const page = await loadPageData({ ...context, type: "tour", individualUuid: uuid });
    return asPrivate(await makePageView(page, context.services.assets));
  },
  component: function IndividualTour() {
    const { services } = individualTourRoute.useRouteContext();
    return <BlocksPage view={individualTourRoute.useLoaderData()} assets={services.assets} />;
  },
});

/** `/order/{uuid}/individual-tour/booking`: asks for it, by the form that every tour has. */
export const individualBookingRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/order/$uuid/individual-tour/booking",
  loader: ({ context, params: { uuid } }) => loadIndividualBooking(context, uuid),
  component: function IndividualBooking() {
    const { services } = individualBookingRoute.useRouteContext();
    const view = individualBookingRoute.useLoaderData();
    return (
      <BlocksPage view={view} assets={services.assets}>
        <BookingPage {...view} />
      </BlocksPage>
    );
  },
});
