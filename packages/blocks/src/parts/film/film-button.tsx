import { texts } from "../../texts/ru.ts";
import styles from "./film-layer.module.css";

interface FilmButtonProps {
  /** Over a whole screen it stands above the words and below the page's header. */
  isOnScreen?: boolean;
}

/** Stops a film, and has it go on; hidden while none plays. */
export function FilmButton({ isOnScreen }: FilmButtonProps) {
  return (
    <button
      type="button"
      hidden
      className={styles.button}
      aria-label={texts.film.stop}
      data-film-button=""
      data-is-on-screen={isOnScreen}
      data-play={texts.film.play}
      data-stop={texts.film.stop}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
        <path className={styles.pause} d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <path className={styles.triangle} d="M8 5v14l11-7z" />
      </svg>
    </button>
  );
}
