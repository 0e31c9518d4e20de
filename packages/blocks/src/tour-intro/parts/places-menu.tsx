import type { PagePlace } from "../../page-data/page-place.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./places-menu.module.css";

interface PlacesMenuProps {
  id: string;
  places: readonly PagePlace[];
}

/**
 * Where the bar leads to: in a line, and on phones behind a button. One list for both, a popover that
 * wide windows lay out in the bar.
 */
export function PlacesMenu({ id, places }: PlacesMenuProps) {
  if (places.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={id}
        aria-label={texts.places.label}
      >
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden>
          <path d="M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01" />
        </svg>
      </button>
      <nav id={id} className={styles.places} popover="auto" aria-label={texts.places.label}>
        <ul role="list" className={styles.list}>
          {places.map(({ anchor, label }) => (
            <li key={anchor}>
              <a className={styles.place} href={`#${anchor}`} data-place={anchor}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
