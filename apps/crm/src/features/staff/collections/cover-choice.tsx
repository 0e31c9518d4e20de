import { imageUrl } from "@tour/api";
import type { Image } from "@tour/api";
import { SettingsCard } from "@tour/office/shell";
import { useField } from "@tour/validation/react";
import { useId } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./collections.module.css";
import type { CollectionForm } from "./use-collection.ts";

const texts = staffTexts.collections;

/** A picture that can be chosen; null takes the first tour's. */
interface Cover {
  image: Image | null;
  shown: Image;
  title: string;
}

/** The picture of a collection, out of those of its tours. */
export function CoverChoice({ editing: { form, known } }: { editing: CollectionForm }) {
  const { value: ids } = useField(form.form, "tour_ids");
  const chosen = useField(form.form, "image");
  const name = useId();
  const covers = listCovers(
    ids.flatMap((id) => known.get(id) ?? []),
    chosen.value as Image | null,
  );
  return (
    <SettingsCard title={texts.picture}>
      <p className={styles.quiet}>{covers.length > 0 ? texts.pictureHint : texts.noPictures}</p>
      <div role="radiogroup" aria-label={texts.picture} className={styles.covers}>
        {covers.map(({ image, shown, title }) => (
          <label key={image?.url ?? ""} className={styles.cover} title={title}>
            <input
              type="radio"
              name={name}
              checked={(chosen.value?.url ?? "") === (image?.url ?? "")}
              onChange={() => chosen.setValue(image)}
            />
            <img
              src={imageUrl(shown, "320x320")}
              alt={title}
              width="320"
              height="320"
              loading="lazy"
            />
            {image === null && <span className={styles.coverWords}>{title}</span>}
          </label>
        ))}
      </div>
    </SettingsCard>
  );
}

function listCovers(
  tours: readonly { title: string; image: Image | null }[],
  chosen: Image | null,
): Cover[] {
  const own = tours.flatMap(({ title, image }): Cover[] =>
    image ? [{ image, shown: image, title: texts.pictureOf(title) }] : [],
  );
  const first = own[0];
  const isOther = chosen && !own.some(({ shown }) => shown.url === chosen.url);
  return [
    ...(first ? [{ image: null, shown: first.shown, title: texts.firstTour }] : []),
    ...(isOther ? [{ image: chosen, shown: chosen, title: texts.presentPicture }] : []),
    ...own,
  ];
}
