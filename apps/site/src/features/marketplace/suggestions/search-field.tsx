import { marketTexts as allTexts } from "../../../texts/market.ru.ts";
import styles from "./search-field.module.css";

const texts = allTexts.filters;

/** The words to look for; with a script also what may be meant by them. */
export function SearchField({ value }: { value?: string }) {
  return (
    <div className={styles.field} data-search-field>
      <label>
        <span>{texts.q}</span>
        <input
          type="search"
          name="q"
          maxLength={200}
          defaultValue={value}
          placeholder={texts.example}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <div className={styles.suggestions} hidden data-suggestions />
    </div>
  );
}
