import { Prose } from "../prose/prose.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import type { Question } from "./list-questions.ts";

interface AnswerProps {
  question: Question;
  className?: string;
}

/** An answer: formatted where it was written in the block, plain where it comes from the tour. */
export function Answer({ question, className }: AnswerProps) {
  if ("text" in question) return <Prose text={question.text} className={className} />;
  return <RichText html={question.html} at={`${question.at}.answer`} className={className} />;
}
