import type { Ref } from "react";
import { Search, X } from "lucide-react";
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
      <Search className={styles.icon} size={20} aria-hidden />
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
          <X size={18} aria-hidden />
        </button>
      )}
    </search>
  );
}
