import { createRouter } from "@tanstack/react-router";
import { queryClient } from "@tour/office/api";
import { Loading, RouteFailure } from "@tour/office/shell";
import { departureGuestsRoute } from "./routes/departure-guests.route.tsx";
import { departureRoute } from "./routes/departure.route.tsx";
import { departuresRoute } from "./routes/departures.route.tsx";
import { guestRoute } from "./routes/guest.route.tsx";
import { homeRoute } from "./routes/home.route.tsx";
import { newRequestRoute } from "./routes/new-request.route.tsx";
import { myDeparturesRoute } from "./routes/my-departures.route.tsx";
import { todayRoute } from "./routes/today.route.tsx";
import { onTheWayRoute, wayRoute } from "./routes/on-the-way.route.tsx";
import { moneyRoute } from "./routes/money.route.tsx";
import { organizerRoute } from "./routes/organizer.route.tsx";
import { questionRoute } from "./routes/question.route.tsx";
import { questionsRoute } from "./routes/questions.route.tsx";
import { requestLinkRoute, requestsLinkRoute } from "./routes/request-link.route.tsx";
import { requestRoute } from "./routes/request.route.tsx";
import { requestsRoute } from "./routes/requests.route.tsx";
import { reviewsRoute } from "./routes/reviews.route.tsx";
import { rootRoute } from "./routes/root.route.tsx";
import { salesRoute } from "./routes/sales.route.tsx";
import { staffRoute } from "./routes/staff.route.tsx";
import {
  staffCollectionRoute,
  staffCollectionsRoute,
  staffMarketTextsRoute,
  staffMarketplaceRoute,
} from "./routes/staff-marketplace.route.tsx";
import {
  staffPayoutRoute,
  staffPayoutsRoute,
  staffRefundsRoute,
  staffTroublesRoute,
} from "./routes/staff-money.route.tsx";
import { staffOrganizerRoute, staffOrganizersRoute } from "./routes/staff-organizer.route.tsx";
import { staffQuestionRoute, staffQuestionsRoute } from "./routes/staff-questions.route.tsx";
import { staffJobsRoute, staffReviewsRoute } from "./routes/staff-tasks.route.tsx";
import { templatesRoute } from "./routes/templates.route.tsx";
import { tourEditorRoute } from "./routes/tour-editor.route.tsx";
import { tourFromDocumentRoute } from "./routes/tour-from-document.route.tsx";
import { tourImportRoute } from "./routes/tour-import.route.tsx";
import { toursRoute } from "./routes/tours.route.tsx";
import { toursAreaRoute } from "./routes/tours-area.route.tsx";
import { tripsRoute } from "./routes/trips.route.tsx";

const routeTree = rootRoute.addChildren([
  homeRoute,
  staffRoute.addChildren([
    staffOrganizersRoute,
    staffOrganizerRoute,
    staffMarketplaceRoute,
    staffMarketTextsRoute,
    staffCollectionsRoute,
    staffCollectionRoute,
    staffTroublesRoute,
    staffPayoutsRoute,
    staffPayoutRoute,
    staffRefundsRoute,
    staffQuestionsRoute,
    staffQuestionRoute,
    staffReviewsRoute,
    staffJobsRoute,
  ]),
  requestsLinkRoute,
  requestLinkRoute,
  organizerRoute.addChildren([
    salesRoute.addChildren([
      todayRoute,
      moneyRoute,
      requestsRoute,
      newRequestRoute,
      requestRoute,
      guestRoute,
      questionsRoute,
      questionRoute,
      templatesRoute,
      reviewsRoute,
    ]),
    toursAreaRoute.addChildren([
      toursRoute,
      tourImportRoute,
      tourFromDocumentRoute,
      tourEditorRoute,
      departuresRoute,
      departureRoute,
    ]),
    wayRoute.addChildren([onTheWayRoute]),
    tripsRoute.addChildren([myDeparturesRoute, departureGuestsRoute]),
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: "/crm",
  context: { queryClient },
  defaultPreload: "intent",
  defaultPendingComponent: Loading,
  defaultErrorComponent: RouteFailure,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
