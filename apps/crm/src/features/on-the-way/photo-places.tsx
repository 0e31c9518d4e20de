import { imageUrl } from "@tour/api";
import type { Media } from "@tour/api";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { useId } from "react";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";

const texts = wayTexts.photo;

interface PhotoPlacesProps {
  media: readonly Media[];
  place: number | null;
  choose: (place: number) => void;
  error: string | null;
}

/** Which of a tour's photos the new one replaces. Without a network they may be words alone. */
export function PhotoPlaces({ media, place, choose, error }: PhotoPlacesProps) {
  const id = useId();
  if (media.length === 0) return <p>{texts.noPhotos}</p>;
  return (
    <div className={styles.part}>
      <p id={id} className={styles.label}>
        {texts.place}
      </p>
      <RadioGroup
        aria-labelledby={id}
        orientation="none"
        className={styles.choices}
        value={place === null ? null : `${place}`}
        onValueChange={(value) => choose(Number(value))}
      >
        {media.map(({ kind, image }, index) =>
          // A video's cover is its own.
          kind === "video" ? null : (
            <Radio key={image.url} value={`${index}`} className={styles.choice}>
              <span className={styles.place}>
                <img
                  className={styles.thumb}
                  src={imageUrl(image, "320x320")}
                  alt=""
                  loading="lazy"
                  onError={({ currentTarget }) => (currentTarget.hidden = true)}
                />
                <span>
                  {index === 0 ? texts.cover : texts.inGallery(index + 1)}
                  {image.alt && <span className={styles.state}>{image.alt}</span>}
                </span>
              </span>
            </Radio>
          ),
        )}
      </RadioGroup>
      <p role="alert" className={styles.problem}>
        {error}
      </p>
    </div>
  );
}
