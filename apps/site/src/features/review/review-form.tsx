import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Textarea } from "@tour/ui-kit/textarea";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./review-form.module.css";
import { Star } from "./star.tsx";

const texts = allTexts.review;

/** What stands in the form. */
export interface ReviewDraft {
  author: string;
  /** 1 to 5; 0 before one is given. */
  rating: number;
  text: string;
  /** Why what was sent was not kept. */
  problems: readonly string[];
  validation: Readonly<Record<string, readonly string[]>>;
}

interface ReviewFormProps {
  uuid: string;
  draft: ReviewDraft;
  submit: string;
}

/** A plain form: its stars are radio buttons, filled by CSS. */
export function ReviewForm({ uuid, draft, submit }: ReviewFormProps) {
  const { author, rating, text, problems, validation } = draft;
  return (
    <form className={styles.form} method="post" action={`/order/${uuid}/review`}>
      {problems.length > 0 && (
        <ul className={styles.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <fieldset className={styles.rating}>
        <legend className={styles.legend}>{texts.rating}</legend>
        <div className={styles.stars}>
          {texts.stars.map((word, index) => (
            <label key={word} className={styles.star}>
              <input
                type="radio"
                name="rating"
                value={index + 1}
                defaultChecked={rating === index + 1}
                required
              />
              <Star />
              <span className={styles.word}>{word}</span>
            </label>
          ))}
          <span className={styles.hint} aria-hidden="true">
            {texts.starsHint}
          </span>
        </div>
      </fieldset>
      <Field id="review-text" label={texts.text} error={validation["text"]?.[0]} required>
        <Textarea name="text" rows={8} defaultValue={text} />
      </Field>
      <Field
        id="review-author"
        label={texts.author}
        hint={texts.authorHint}
        error={validation["author"]?.[0]}
        required
      >
        <Input name="author" size="l" autoComplete="given-name" defaultValue={author} />
      </Field>
      <Button type="submit" size="l">
        {submit}
      </Button>
    </form>
  );
}
