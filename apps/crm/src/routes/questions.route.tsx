import { createRoute } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { inboxSearchSchema } from "../features/inbox/inbox-search.ts";
import { salesRoute } from "./sales.route.tsx";

const InboxPage = lazyScreen(() => import("../features/inbox/inbox-page.tsx"), "InboxPage");

export const questionsRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/questions",
  validateSearch: inboxSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) =>
    queryClient.ensureQueryData(builderQueries.questions(client, params.organizerId, deps)),
  component: withScreen(InboxPage, function Shown() {
    return <InboxPage search={questionsRoute.useSearch()} />;
  }),
});
