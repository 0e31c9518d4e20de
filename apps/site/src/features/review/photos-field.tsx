import { reviewPhotoLimits } from "@tour/api";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./photos-field.module.css";

const { photos: words } = allTexts.review;
const { megabytes } = reviewPhotoLimits;

interface FieldTexts {
  title: string;
  hint: (count: number, megabytes: number) => string;
  photo: (number: number) => string;
  add: string;
  needsScript: string;
}

interface PhotosFieldProps {
  name: "photos" | "portrait";
  /** How many there may be: one takes the place of the one before it. */
  max: number;
  texts: FieldTexts;
  /** Keys of the photos that the review has. */
  photos: readonly string[];
  error?: string | undefined;
}

/**
 * Photos as boxes that are ticked: one that is not is left out. More of them come by a script, which
 * fills the template; without one there is a line that says so.
 */
export function PhotosField({ name, photos, max, texts, error }: PhotosFieldProps) {
  const hint = `review-${name}-hint`;
  return (
    <fieldset
      className={styles.photos}
      data-photos={name}
      data-max={max}
      data-megabytes={megabytes}
      aria-describedby={hint}
    >
      <legend className={styles.legend}>{texts.title}</legend>
      <p id={hint} className={styles.hint}>
        {texts.hint(max, megabytes)}
      </p>
      <ul className={styles.list} role="list">
        {photos.map((key, index) => (
          <li key={key}>
            <Photo
              name={name}
              value={key}
              src={`/media/${key}/320x320`}
              label={texts.photo(index + 1)}
            />
          </li>
        ))}
      </ul>
      <template>
        <li>
          <Photo name={name} label={texts.photo(0)} />
          <progress className={styles.progress} max={1} value={0} aria-label={words.progress} />
        </li>
      </template>
      <label className={styles.add} hidden>
        {texts.add}
        <input type="file" accept="image/*" multiple={max > 1} className={styles.file} />
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
  name: PhotosFieldProps["name"];
  label: string;
  /** Of one that is uploaded. */
  value?: string;
  src?: string;
}

function Photo({ name, label, value, src }: PhotoProps) {
  return (
    <label className={styles.photo}>
      <input type="checkbox" name={name} value={value} defaultChecked aria-label={label} />
      <img src={src} alt="" width={160} height={160} />
    </label>
  );
}
