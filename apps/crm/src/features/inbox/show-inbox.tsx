import { Outlet, createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import { showRoutes } from "../../shell/show-routes.tsx";
import type { Answer } from "../../shell/show-routes.tsx";
import { InboxPage } from "./inbox-page.tsx";
import { inboxSearchSchema } from "./inbox-search.ts";
import { MarketInboxPage } from "./market-inbox-page.tsx";
import { QuestionPage } from "./question-page.tsx";

const organizer = { id: 1, name: "Тропа", role: "owner" as const };

/** Shows the inbox, or that of the marketplace, at an address over a server that answers so. */
export const showInbox = (address: string, answer: Answer) =>
  showRoutes(makeRoutes, address, (call) =>
    // Nobody keeps filters here.
    call.path.endsWith("/saved-view/list") ? [200, { data: [] }] : answer(call),
  );

function makeRoutes(rootRoute: AnyRoute): AnyRoute[] {
  const organizerRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/$organizerId",
    beforeLoad: () => ({ organizer, account: { organizers: [organizer] } }),
    component: Outlet,
  });
  const questionsRoute = createRoute({
    getParentRoute: () => organizerRoute,
    path: "/questions",
    validateSearch: inboxSearchSchema,
    component: () => <InboxPage search={questionsRoute.useSearch()} />,
  });
  const questionRoute = createRoute({
    getParentRoute: () => organizerRoute,
    path: "/questions/7",
    component: () => <QuestionPage id={7} organizerId={1} />,
  });
  const marketRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/questions",
    validateSearch: inboxSearchSchema,
    component: () => <MarketInboxPage search={marketRoute.useSearch()} />,
  });
  const marketQuestionRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/questions/$id",
    component: () => <QuestionPage id={7} organizerId={null} />,
  });
  return [
    organizerRoute.addChildren([questionsRoute, questionRoute]),
    marketRoute,
    marketQuestionRoute,
  ];
}
