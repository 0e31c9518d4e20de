import { createRoute } from "@tanstack/react-router";
import type { Assets } from "../assets/assets.ts";
import { loadQuestion } from "../features/marketplace/question/load-question.ts";
import type { QuestionView } from "../features/marketplace/question/load-question.ts";
import { QuestionPage } from "../features/marketplace/question/question-page.tsx";
import { BlocksPage } from "../page/blocks-page.tsx";
import { marketplaceRoot } from "./root.route.tsx";

/** `/ask`: a question to the marketplace's people. */
export const questionRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/ask",
  loader: ({ context }) => loadQuestion(context, { isSent: false }),
  component: function Question() {
    const { services } = questionRoute.useRouteContext();
    return <Shown view={questionRoute.useLoaderData()} assets={services.assets} />;
  },
});

/** `/ask/sent`: what is said once it is there. */
export const questionSentRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/ask/sent",
  loader: ({ context }) => loadQuestion(context, { isSent: true }),
  component: function QuestionSent() {
    const { services } = questionSentRoute.useRouteContext();
    return <Shown view={questionSentRoute.useLoaderData()} assets={services.assets} />;
  },
});

function Shown({ view, assets }: { view: QuestionView; assets: Assets }) {
  return (
    <BlocksPage view={view} assets={assets}>
      <QuestionPage {...view} />
    </BlocksPage>
  );
}
