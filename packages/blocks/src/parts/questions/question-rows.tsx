import { texts } from "../../texts/ru.ts";
import type { PageFacts } from "../../page-data/page-data.ts";
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
  page: Pick<PageFacts, "isPreview">;
}

/**
 * All answers in view: the question on the left, its answer on the right, as in an interview. Phones
 * fold the answers: a press on the question opens its own.
 */
export function QuestionRows({ content, data, page }: QuestionRowsProps) {
  return (
    <Section surface="muted">
      <BlockHeading heading={content.heading} />
      <ul role="list" className={styles.rows} data-is-preview={page.isPreview || undefined}>
        {listQuestions(content, data).map((question, index) => (
          <li key={index} className={styles.row}>
            <QuestionTitle question={question} className={styles.question} />
            <details className={styles.fold}>
              <summary className={styles.button}>
                <span className={styles.label}>{texts.faq.answerTo(question.question)}</span>
              </summary>
              <Answer question={question} className={styles.answer} />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
