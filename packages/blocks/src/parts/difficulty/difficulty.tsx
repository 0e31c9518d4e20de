import { texts } from "../../texts/ru.ts";
import styles from "./difficulty.module.css";

const steps = [1, 2, 3, 4, 5];

interface DifficultyProps {
  /** 1 to 5. */
  step: number;
  className?: string;
}

/** Five rising steps, as many filled as the tour is hard, and the word for it. */
export function Difficulty({ step, className }: DifficultyProps) {
  const word = texts.tour.difficulties[step - 1];
  if (!word) return null;
  return (
    <span className={`${styles.difficulty} ${className ?? ""}`}>
      <span className={styles.word}>{word}</span>
      <span className={styles.steps} role="img" aria-label={texts.tour.difficultyOf(step)}>
        {steps.map((each) => (
          <span key={each} className={styles.step} data-is-reached={each <= step} />
        ))}
      </span>
    </span>
  );
}
