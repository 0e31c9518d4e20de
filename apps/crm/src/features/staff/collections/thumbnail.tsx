import { imageUrl } from "@tour/api";
import type { Image } from "@tour/api";
import styles from "./collections.module.css";

/** A small picture beside the words that say what it shows. */
export function Thumbnail({ image }: { image: Image | null }) {
  if (!image) return <span className={styles.thumbnail} aria-hidden="true" />;
  return (
    <img
      className={styles.thumbnail}
      src={imageUrl(image, "160x160")}
      alt=""
      width="160"
      height="160"
      loading="lazy"
    />
  );
}
