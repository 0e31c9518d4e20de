import { randomUUID } from "node:crypto";
import { loadFrame } from "../../../page/load-frame.ts";
import { makePageView } from "../../../page/make-page-view.ts";
import type { PageView } from "../../../page/page-view.ts";
import { policyPath } from "../../../page/policy-path.ts";
import type { RouteContext } from "../../../services/route-context.ts";
import { questionTexts as texts } from "../../../texts/question.ru.ts";
import pageCss from "virtual:styles:./question-page.tsx";

export const questionFields = ["name", "email", "phone", "message"] as const;
type QuestionField = (typeof questionFields)[number];

export interface QuestionView extends PageView {
  isSent: boolean;
  /** What was typed and did not go through, and why, by the fields. */
  typed: Record<QuestionField, string>;
  messages: Record<QuestionField, string>;
  /** Of this one form: whoever presses twice asks once. */
  formKey: string;
  /** What is wrong with none of them. */
  problem: string;
  policyPath: string | null;
}

/** `/ask`: a question to the marketplace's people, or what is said after it. */
export async function loadQuestion(
  context: RouteContext,
  { isSent }: { isSent: boolean },
): Promise<QuestionView> {
  const { sent, services } = context;
  const frame = await loadFrame(context);
  const view = await makePageView(frame, services.assets, {
    subject: {
      path: isSent ? "/ask/sent" : "/ask",
      title: isSent ? texts.sent.title : texts.title,
      description: texts.lead,
    },
    css: [pageCss],
  });
  const ofFields = (read: (name: QuestionField) => string) =>
    Object.fromEntries(questionFields.map((name) => [name, read(name)])) as QuestionView["typed"];
  return {
    ...view,
    head: { ...view.head, isIndexable: false },
    structuredData: null,
    // Each form has a key of its own, and what somebody typed is nobody else's.
    isComplete: isSent && view.isComplete && !sent,
    isSent,
    typed: ofFields((name) => String(sent?.data.get(name) ?? "")),
    messages: ofFields((name) => sent?.validation?.[name]?.[0] ?? ""),
    formKey: String(sent?.data.get("key") ?? "") || randomUUID(),
    problem: sent?.problems[0] ?? "",
    policyPath: policyPath(frame),
  };
}
