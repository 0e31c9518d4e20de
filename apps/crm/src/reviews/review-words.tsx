import { imageUrl, reviewAspects } from "@tour/api";
import type { AspectMarks, Image } from "@tour/api";
import { FullscreenGallery } from "@tour/ui-kit/fullscreen-gallery";
import { TruncateText } from "@tour/ui-kit/truncate-text";
import { useState } from "react";
import { reviewTexts as texts } from "../texts/reviews.ru.ts";
import styles from "./review-words.module.css";

interface ReviewWordsProps {
  text: string;
  aspects?: AspectMarks | undefined;
  photos: readonly Image[];
  portrait?: Image | undefined;
}

/** What a guest wrote: the marks by aspects, the words, their face and photos, which open over the window. */
export function ReviewWords({ text, aspects = {}, photos, portrait }: ReviewWordsProps) {
  const rated = reviewAspects.filter((aspect) => aspects[aspect] !== undefined);
  return (
    <>
      {rated.length > 0 && (
        <p className={styles.aspects}>
          {rated.map((aspect) => (
            <span key={aspect}>
              {texts.aspects[aspect]}: {aspects[aspect]}
            </span>
          ))}
        </p>
      )}
      <TruncateText>
        <blockquote className={styles.words}>{text}</blockquote>
      </TruncateText>
      {portrait && (
        <div>
          <p className={styles.label}>{texts.portrait}</p>
          <Photos photos={[portrait]} label={texts.portrait} name={() => texts.openPortrait} />
        </div>
      )}
      {photos.length > 0 && <Photos photos={photos} label={texts.photos} name={texts.photo} />}
    </>
  );
}

interface PhotosProps {
  photos: readonly Image[];
  label: string;
  name: (number: number) => string;
}

function Photos({ photos, label, name }: PhotosProps) {
  const [shown, show] = useState<number | null>(null);
  return (
    <div role="group" aria-label={label} className={styles.photos}>
      {photos.map((image, index) => (
        <button
          key={image.url}
          type="button"
          className={styles.photo}
          aria-label={name(index + 1)}
          onClick={() => show(index)}
        >
          <img src={imageUrl(image, "160x160")} alt="" width={80} height={80} loading="lazy" />
        </button>
      ))}
      <FullscreenGallery
        items={photos.map((image) => ({ image }))}
        open={shown !== null}
        defaultIndex={shown ?? 0}
        onOpenChange={(isOpen) => !isOpen && show(null)}
        label={label}
      />
    </div>
  );
}
