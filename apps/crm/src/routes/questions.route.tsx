import { createRoute } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireAccess } from "@tour/office/shell";
import { InboxPage } from "../features/inbox/inbox-page.tsx";
import { inboxSearchSchema } from "../features/inbox/inbox-search.ts";
import { salesRoute } from "./sales.route.tsx";

export const questionsRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/questions",
  validateSearch: inboxSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) =>
    queryClient.ensureQueryData(builderQueries.questions(client, params.organizerId, deps)),
  component: () => <InboxPage search={questionsRoute.useSearch()} />,
});
