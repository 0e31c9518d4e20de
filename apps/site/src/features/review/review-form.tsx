import { reviewAspects, reviewPhotoLimits } from "@tour/api";
import type { AspectMarks } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Textarea } from "@tour/ui-kit/textarea";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./review-form.module.css";
import { PhotosField } from "./photos-field.tsx";
import { StarsField } from "./stars-field.tsx";

const texts = allTexts.review;

/** What stands in the form. */
export interface ReviewDraft {
  author: string;
  /** 1 to 5; 0 before one is given. */
  rating: number;
  aspects: AspectMarks;
  text: string;
  /** Keys of photos. */
  photos: readonly string[];
  /** Key of the guest's face. */
  portrait: string | null;
  /** Why what was sent was not kept. */
  problems: readonly string[];
  validation: Readonly<Record<string, readonly string[]>>;
}

interface ReviewFormProps {
  uuid: string;
  draft: ReviewDraft;
  submit: string;
  /** When the review that stands in it was sent, as an ISO instant; none before the first. */
  sentAt: string | undefined;
}

/** A plain form; a script adds photos to it, and keeps what is typed. */
export function ReviewForm({ uuid, draft, submit, sentAt = "" }: ReviewFormProps) {
  const { author, rating, aspects, text, photos, portrait, problems, validation } = draft;
  // What is wrong with a field stands at it.
  const elsewhere = Object.keys(validation).length > 0 ? [] : problems;
  return (
    <form
      className={styles.form}
      method="post"
      action={`/order/${uuid}/review`}
      noValidate
      data-review={uuid}
      // What a script kept of an earlier one, or of one that was refused, is not put back.
      data-sent-at={sentAt}
      data-refused={problems.length > 0 || undefined}
    >
      {elsewhere.length > 0 && (
        <ul className={styles.problems} role="alert">
          {elsewhere.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <StarsField
        name="rating"
        label={texts.rating}
        mark={rating}
        error={validation["rating"]?.[0]}
      />
      <div className={styles.aspects}>
        <p className={styles.legend}>{texts.aspectsTitle}</p>
        {reviewAspects.map((aspect) => (
          <StarsField
            key={aspect}
            name={aspect}
            label={texts.aspects[aspect]}
            mark={aspects[aspect] ?? 0}
            isOptional
          />
        ))}
      </div>
      <Field id="review-text" label={texts.text} error={validation["text"]?.[0]} required>
        <Textarea name="text" rows={8} defaultValue={text} />
      </Field>
      <PhotosField
        name="photos"
        photos={photos}
        max={reviewPhotoLimits.count}
        texts={texts.photos}
        error={validation["photos"]?.[0]}
      />
      <Field
        id="review-author"
        label={texts.author}
        hint={texts.authorHint}
        error={validation["author"]?.[0]}
        required
      >
        <Input name="author" size="l" autoComplete="given-name" defaultValue={author} />
      </Field>
      <PhotosField
        name="portrait"
        photos={portrait ? [portrait] : []}
        max={1}
        texts={texts.portrait}
        error={validation["portrait"]?.[0]}
      />
      <Button type="submit" size="l">
        {submit}
      </Button>
    </form>
  );
}
