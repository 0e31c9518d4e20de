import type { Ref } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  query: string;
  setQuery: (query: string) => void;
}

/** A large field that filters while one types; not there when there is no script to filter with. */
export function SearchField({ ref, query, setQuery }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <svg className={styles.icon} viewBox="0 0 24 24" width={20} height={20} aria-hidden>
        <path d="m21 21-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
      </svg>
      <input
        ref={ref}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={texts.faq.search}
        placeholder={texts.faq.search}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {query && (
        <button
          type="button"
          className={styles.clear}
          aria-label={texts.faq.clear}
          onClick={() => setQuery("")}
        >
          <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden>
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </button>
      )}
    </search>
  );
}
