import { reviewPhotoLimits } from "@tour/api";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./photos-field.module.css";

const texts = allTexts.review.photos;
const { count, megabytes } = reviewPhotoLimits;

interface PhotosFieldProps {
  /** Keys of the photos that the review has. */
  photos: readonly string[];
  error?: string | undefined;
}

/**
 * Photos as boxes that are ticked: one that is not is left out. More of them come by a script, which
 * fills the template; without one there is a line that says so.
 */
export function PhotosField({ photos, error }: PhotosFieldProps) {
  return (
    <fieldset
      className={styles.photos}
      data-photos=""
      data-max={count}
      data-megabytes={megabytes}
      aria-describedby="review-photos-hint"
    >
      <legend className={styles.legend}>{texts.title}</legend>
      <p id="review-photos-hint" className={styles.hint}>
        {texts.hint(count, megabytes)}
      </p>
      <ul className={styles.list} role="list">
        {photos.map((key, index) => (
          <li key={key}>
            <Photo value={key} src={`/media/${key}/320x320`} label={texts.photo(index + 1)} />
          </li>
        ))}
      </ul>
      <template>
        <li>
          <Photo label={texts.photo(0)} />
          <progress className={styles.progress} max={1} value={0} aria-label={texts.progress} />
        </li>
      </template>
      <label className={styles.add} hidden>
        {texts.add}
        <input type="file" accept="image/*" multiple className={styles.file} />
      </label>
      <p className={styles.note} role="status">
        {error}
      </p>
      <p className={styles.hint} data-needs-script="">
        {texts.needsScript}
      </p>
    </fieldset>
  );
}

interface PhotoProps {
  label: string;
  /** Of one that is uploaded. */
  value?: string;
  src?: string;
}

function Photo({ label, value, src }: PhotoProps) {
  return (
    <label className={styles.photo}>
      <input type="checkbox" name="photos" value={value} defaultChecked aria-label={label} />
      <img src={src} alt="" width={160} height={160} />
    </label>
  );
}
