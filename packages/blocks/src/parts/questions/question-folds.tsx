import { Fold } from "../fold/fold.tsx";
import { BlockHeading } from "../heading/block-heading.tsx";
import { Section } from "../section/section.tsx";
import { Answer } from "./answer.tsx";
import { listQuestions } from "./list-questions.ts";
import type { QuestionsData } from "./list-questions.ts";
import type { QuestionsContent } from "./question-entries.ts";
import { QuestionTitle } from "./question-title.tsx";
import styles from "./question-folds.module.css";

interface QuestionFoldsProps {
  content: QuestionsContent;
  data: QuestionsData;
}

/** Folding questions between hairlines, the heading at their side; the first one is open. */
export function QuestionFolds({ content, data }: QuestionFoldsProps) {
  return (
    <Section>
      <div className={styles.layout}>
        <BlockHeading heading={content.heading} className={styles.heading} />
        <ul role="list" className={styles.list}>
          {listQuestions(content, data).map((question, index) => (
            <li key={index} className={styles.item}>
              <Fold isOpen={index === 0} summary={<QuestionTitle question={question} />}>
                <Answer question={question} className={styles.answer} />
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
