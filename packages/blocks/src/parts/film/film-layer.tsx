import type { Film } from "@tour/api";
import { texts } from "../../texts/ru.ts";
import styles from "./film-layer.module.css";

/**
 * Where a film plays over its poster, the picture beside it. Nothing is fetched by this alone: the page's
 * script plays it where it may (`playFilms`), and shows the button that stops it.
 */
export function FilmLayer({ film }: { film: Film | null | undefined }) {
  if (!film) return null;
  return (
    <div className={styles.layer} data-film={film.url}>
      <button
        type="button"
        hidden
        className={styles.button}
        aria-label={texts.film.stop}
        data-play={texts.film.play}
        data-stop={texts.film.stop}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
          <path className={styles.pause} d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
          <path className={styles.triangle} d="M8 5v14l11-7z" />
        </svg>
      </button>
    </div>
  );
}
