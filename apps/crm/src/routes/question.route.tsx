import { createRoute, notFound } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { loadQuestion } from "../features/inbox/load-question.ts";
import { salesRoute } from "./sales.route.tsx";

const QuestionPage = lazyScreen(
  () => import("../features/inbox/question-page.tsx"),
  "QuestionPage",
);

export const questionRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/questions/$id",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loader: async ({ context, params }) => {
    const question = await loadQuestion(context.queryClient, params.id);
    if (question.organizer_id !== params.organizerId) throw notFound();
  },
  component: withScreen(QuestionPage, function Question() {
    const { id: text, organizerId } = questionRoute.useParams();
    const id = Number(text);
    // What was typed to one guest never stands under another's question.
    return <QuestionPage key={id} id={id} organizerId={organizerId} />;
  }),
});
