import { keptTexts } from "../../../texts/kept.ru.ts";
import { HeartIcon } from "../../../page/heart-icon.tsx";
import styles from "./heart-button.module.css";

/** Keeps a tour in the visitor's browser (kept/live/start-hearts.ts): without a script it is not there. */
export const HeartButton = ({ title }: { title: string }) => (
  <button
    type="button"
    className={styles.heart}
    aria-pressed="false"
    aria-label={keptTexts.save(title)}
    data-heart
  >
    <HeartIcon />
  </button>
);
