import { texts as allTexts } from "../../texts/ru.ts";
import { FieldError } from "../../page/field-error.tsx";
import styles from "./review-form.module.css";
import { Star } from "./star.tsx";

const texts = allTexts.review;

interface StarsFieldProps {
  name: string;
  label: string;
  /** 1 to 5; 0 before one is given. */
  mark: number;
  /** One of several that may be left without a mark: smaller, in a line with its name. */
  isOptional?: boolean;
  error?: string | undefined;
}

/** Five stars that are radio buttons, filled by CSS: for a finger, the keyboard, and without a script. */
export function StarsField({ name, label, mark, isOptional = false, error }: StarsFieldProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={isOptional ? styles.aspect : styles.rating}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {texts.stars.map((word, index) => (
          <label key={word} className={styles.star} title={word}>
            <input type="radio" name={name} value={index + 1} defaultChecked={mark === index + 1} />
            <Star />
            <span className={styles.word}>{word}</span>
          </label>
        ))}
        {isOptional ? (
          <label className={styles.none}>
            <input type="radio" name={name} value="" defaultChecked={mark === 0} />
            {texts.noMark}
          </label>
        ) : (
          <span className={styles.hint} aria-hidden="true">
            {texts.starsHint}
          </span>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
