import { createRoute, notFound } from "@tanstack/react-router";
import { inboxSearchSchema } from "../features/inbox/inbox-search.ts";
import { loadQuestion } from "../features/inbox/load-question.ts";
import { MarketInboxPage } from "../features/inbox/market-inbox-page.tsx";
import { QuestionPage } from "../features/inbox/question-page.tsx";
import { staffRoute } from "./staff.route.tsx";

/** What guests asked on the marketplace. */
export const staffQuestionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/questions",
  validateSearch: inboxSearchSchema,
  component: () => <MarketInboxPage search={staffQuestionsRoute.useSearch()} />,
});

export const staffQuestionRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/questions/$id",
  loader: async ({ context, params }) => {
    const question = await loadQuestion(context.queryClient, params.id);
    if (question.organizer_id !== null) throw notFound();
  },
  component: function Question() {
    const id = Number(staffQuestionRoute.useParams().id);
    // What was typed to one guest never stands under another's question.
    return <QuestionPage key={id} id={id} organizerId={null} />;
  },
});
