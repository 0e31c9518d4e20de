import { hyphenate } from "../../format/hyphenate.ts";
import { Text } from "../text/text.tsx";
import type { Question } from "./list-questions.ts";
import styles from "./question-title.module.css";

interface QuestionTitleProps {
  question: Question;
  className?: string;
}

/** The question itself, as a heading. */
export function QuestionTitle({ question, className }: QuestionTitleProps) {
  const isOwn = "at" in question;
  return (
    <Text
      as="h3"
      at={isOwn ? `${question.at}.question` : undefined}
      className={`${styles.title} ${className ?? ""}`}
    >
      {hyphenate(question.question)}
    </Text>
  );
}
