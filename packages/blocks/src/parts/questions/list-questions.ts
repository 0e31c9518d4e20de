import type { Tour } from "@tour/api";
import type { QuestionsContent } from "./question-entries.ts";

/** What the page adds to a block's own questions. */
export interface QuestionsData {
  /** The block's own questions are shown. */
  hasOwn: boolean;
  /** Answered in the tour itself, in plain text. */
  ofTour: Pick<Tour["questions"][number], "question" | "answer">[];
}

/** A question as it is shown. One that stands in the content has its place there. */
export type Question =
  | { question: string; html: string; at: string }
  | { question: string; text: string };

/** The tour's questions, then the block's own; those without words are left out. */
export function listQuestions(
  { items }: Pick<QuestionsContent, "items">,
  { hasOwn, ofTour }: QuestionsData,
): Question[] {
  const own = hasOwn ? items : [];
  const shown: Question[] = [
    ...ofTour.map(({ question, answer }) => ({ question, text: answer })),
    ...own.map(({ question, answer }, index) => ({
      question,
      html: answer,
      at: `items.${index}`,
    })),
  ];
  return shown.filter(({ question }) => question.trim());
}
