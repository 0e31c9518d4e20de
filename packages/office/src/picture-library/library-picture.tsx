import { imageUrl } from "@tour/api";
import type { MediaFile } from "@tour/api";
import { IconButton } from "@tour/ui-kit/button";
import { Ellipsis } from "lucide-react";
import { pictureTexts } from "../texts/pictures.ru.ts";
import styles from "./picture-library.module.css";

interface LibraryPictureProps {
  file: MediaFile;
  choose: () => void;
  /** Opens what is known of it. */
  show: () => void;
  /** Its number among those that are marked, 0 while it is not; nothing where one is chosen at once. */
  place: number | undefined;
}

/** One of the organiser's pictures with its name: pressed, it is chosen, or marked to be. */
export function LibraryPicture({ file, choose, show, place }: LibraryPictureProps) {
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.picture}
        aria-pressed={place === undefined ? undefined : place > 0}
        onClick={choose}
      >
        <img
          src={imageUrl(file.image, "320x320")}
          alt={file.image.alt || file.name}
          width="320"
          height="320"
          loading="lazy"
        />
        {place !== undefined && place > 0 && (
          <span className={styles.place} aria-hidden>
            {place}
          </span>
        )}
      </button>
      <div className={styles.caption}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <IconButton size="s" label={pictureTexts.details.open(file.name)} onClick={show}>
          <Ellipsis size={16} />
        </IconButton>
      </div>
    </li>
  );
}
