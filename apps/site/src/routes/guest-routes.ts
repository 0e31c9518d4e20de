import { createAcceptedRoute } from "./accepted.route.tsx";
import { createArrivalRoute } from "./arrival.route.tsx";
import { createFindBookingRoute, createFindBookingSentRoute } from "./find-booking.route.tsx";
import { createAcceptRoute, createCancelRoute, createMessageRoute } from "./order.route.tsx";
import { createMoveRoute } from "./order.route.tsx";
import { createOrderRoute, createPartyRoute, createPayRoute } from "./order.route.tsx";
import { createReviewRoute } from "./review.route.tsx";
import type { SiteRoot } from "./root.route.tsx";
import {
  createSubscriptionEndedRoute,
  createSubscriptionRoute,
  createSubscriptionSentRoute,
} from "./subscription.route.tsx";
import { createTouristsRoute } from "./tourists.route.tsx";
import { createUnsubscribeRoute } from "./unsubscribe.route.tsx";

/** The pages of those who booked: emails lead to them on the host where the request was made. */
export const createGuestRoutes = (root: SiteRoot) =>
  [
    createAcceptedRoute(root),
    createArrivalRoute(root),
    createOrderRoute(root),
    createMoveRoute(root),
    createPartyRoute(root),
    createCancelRoute(root),
    createPayRoute(root),
    createReviewRoute(root),
    createTouristsRoute(root),
    createMessageRoute(root),
    createAcceptRoute(root),
    createFindBookingRoute(root),
    createFindBookingSentRoute(root),
    createUnsubscribeRoute(root),
    createSubscriptionSentRoute(root),
    createSubscriptionEndedRoute(root),
    createSubscriptionRoute(root),
  ] as const;
