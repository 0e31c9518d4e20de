import { createRoute, notFound } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { loadQuestion } from "../features/inbox/load-question.ts";
import { QuestionPage } from "../features/inbox/question-page.tsx";
import { salesRoute } from "./sales.route.tsx";

export const questionRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/questions/$id",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  loader: async ({ context, params }) => {
    const question = await loadQuestion(context.queryClient, params.id);
    if (question.organizer_id !== params.organizerId) throw notFound();
  },
  component: function Question() {
    const { id: text, organizerId } = questionRoute.useParams();
    const id = Number(text);
    // What was typed to one guest never stands under another's question.
    return <QuestionPage key={id} id={id} organizerId={organizerId} />;
  },
});
