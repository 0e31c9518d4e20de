import { createRouter } from "@tanstack/react-router";
import { queryClient } from "@tour/office/api";
import { Failure, Loading } from "@tour/office/shell";
import { departuresRoute } from "./routes/departures.route.tsx";
import { homeRoute } from "./routes/home.route.tsx";
import { todayRoute } from "./routes/today.route.tsx";
import { moneyRoute } from "./routes/money.route.tsx";
import { organizerRoute } from "./routes/organizer.route.tsx";
import { questionRoute } from "./routes/question.route.tsx";
import { questionsRoute } from "./routes/questions.route.tsx";
import { requestLinkRoute, requestsLinkRoute } from "./routes/request-link.route.tsx";
import { requestRoute } from "./routes/request.route.tsx";
import { requestsRoute } from "./routes/requests.route.tsx";
import { rootRoute } from "./routes/root.route.tsx";
import { salesRoute } from "./routes/sales.route.tsx";
import { staffOrganizerRoute } from "./routes/staff-organizer.route.tsx";
import { tourEditorRoute } from "./routes/tour-editor.route.tsx";
import { toursRoute } from "./routes/tours.route.tsx";
import { toursAreaRoute } from "./routes/tours-area.route.tsx";

const routeTree = rootRoute.addChildren([
  homeRoute,
  staffOrganizerRoute,
  requestsLinkRoute,
  requestLinkRoute,
  organizerRoute.addChildren([
    salesRoute.addChildren([
      todayRoute,
      requestsRoute,
      requestRoute,
      questionsRoute,
      questionRoute,
      moneyRoute,
    ]),
    toursAreaRoute.addChildren([toursRoute, tourEditorRoute, departuresRoute]),
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: "/crm",
  context: { queryClient },
  defaultPreload: "intent",
  defaultPendingComponent: Loading,
  defaultErrorComponent: ({ error, reset }) => <Failure error={error} retry={reset} />,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
