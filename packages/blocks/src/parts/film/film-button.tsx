import { texts } from "../../texts/ru.ts";
import styles from "./film-layer.module.css";

interface FilmButtonProps {
  /** Over a whole screen it stands above the words and below the page's header. */
  isOnScreen?: boolean;
  /** Nothing plays in the builder's preview: a sign says that it does on the site. */
  isPreview?: boolean | undefined;
}

/** Stops a film, and has it go on; hidden while none plays. */
export function FilmButton({ isOnScreen, isPreview }: FilmButtonProps) {
  if (isPreview) {
    return (
      <span
        role="img"
        className={styles.button}
        aria-label={texts.film.sign}
        title={texts.film.sign}
        data-is-on-screen={isOnScreen}
        data-is-stopped=""
      >
        <Icon />
      </span>
    );
  }
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
      <Icon />
    </button>
  );
}

const Icon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
    <path className={styles.pause} d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
    <path className={styles.triangle} d="M8 5v14l11-7z" />
  </svg>
);
