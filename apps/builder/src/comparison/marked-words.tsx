import { Fragment } from "react";
import { texts as allTexts } from "../texts/ru.ts";
import { diffWords } from "./diff-words.ts";
import styles from "./text-differences.module.css";

const texts = allTexts.comparison;

/** A text with the words marked that were taken out and put in; screen readers are told which is which. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.text}>
      {diffWords(before, after).map((run, index) => {
        if (run.kind === "left-out") return <span key={index}>{texts.cut}</span>;
        if (run.kind === "same") return <Fragment key={index}>{run.text}</Fragment>;
        const Mark = run.kind === "removed" ? "del" : "ins";
        const spoken = run.kind === "removed" ? texts.removedWords : texts.addedWords;
        return (
          <Mark key={index} className={styles[run.kind]}>
            <span className={styles.spoken}> {spoken} </span>
            {run.text}
          </Mark>
        );
      })}
    </p>
  );
}
