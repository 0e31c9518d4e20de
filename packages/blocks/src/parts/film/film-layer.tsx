import type { Film } from "@tour/api";
import styles from "./film-layer.module.css";

/**
 * Where a film plays over its poster, the picture beside it. Nothing is fetched by this alone: the page's
 * script plays it where it may (`playFilms`), and shows the button behind it or behind its frame.
 */
export function FilmLayer({ film }: { film: Film | null | undefined }) {
  return film && <div className={styles.layer} data-film={film.url} />;
}
