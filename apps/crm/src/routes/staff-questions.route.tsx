import { createRoute, notFound } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { inboxSearchSchema } from "../features/inbox/inbox-search.ts";
import { loadQuestion } from "../features/inbox/load-question.ts";
import { staffRoute } from "./staff.route.tsx";

const MarketInboxPage = lazyScreen(
  () => import("../features/inbox/market-inbox-page.tsx"),
  "MarketInboxPage",
);
const QuestionPage = lazyScreen(
  () => import("../features/inbox/question-page.tsx"),
  "QuestionPage",
);

/** What guests asked on the marketplace. */
export const staffQuestionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/questions",
  validateSearch: inboxSearchSchema,
  component: withScreen(MarketInboxPage, function Shown() {
    return <MarketInboxPage search={staffQuestionsRoute.useSearch()} />;
  }),
});

export const staffQuestionRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/questions/$id",
  loader: async ({ context, params }) => {
    const question = await loadQuestion(context.queryClient, params.id);
    if (question.organizer_id !== null) throw notFound();
  },
  component: withScreen(QuestionPage, function Question() {
    const id = Number(staffQuestionRoute.useParams().id);
    // What was typed to one guest never stands under another's question.
    return <QuestionPage key={id} id={id} organizerId={null} />;
  }),
});
