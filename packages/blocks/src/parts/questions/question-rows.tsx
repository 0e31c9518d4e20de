import { BlockHeading } from "../heading/block-heading.tsx";
import { Section } from "../section/section.tsx";
import { Answer } from "./answer.tsx";
import { listQuestions } from "./list-questions.ts";
import type { QuestionsData } from "./list-questions.ts";
import type { QuestionsContent } from "./question-entries.ts";
import { QuestionTitle } from "./question-title.tsx";
import styles from "./question-rows.module.css";

interface QuestionRowsProps {
  content: QuestionsContent;
  data: QuestionsData;
}

/** All answers in view: the question on the left, its answer on the right, as in an interview. */
export function QuestionRows({ content, data }: QuestionRowsProps) {
  return (
    <Section surface="muted">
      <BlockHeading heading={content.heading} />
      <ul role="list" className={styles.rows}>
        {listQuestions(content, data).map((question, index) => (
          <li key={index} className={styles.row}>
            <QuestionTitle question={question} className={styles.question} />
            <Answer question={question} className={styles.answer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
