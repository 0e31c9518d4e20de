import { imageUrl } from "@tour/api";
import type { Review } from "@tour/api";
import { initials } from "../../format/initials.ts";
import styles from "./review-face.module.css";

/** The face of whoever wrote, or their initials; the name stands beside it. */
export function ReviewFace({ review: { author, portrait } }: { review: Review }) {
  return (
    <span className={styles.face} aria-hidden>
      {portrait ? (
        <img src={imageUrl(portrait, "160x160")} alt="" width={48} height={48} loading="lazy" />
      ) : (
        initials(author)
      )}
    </span>
  );
}
