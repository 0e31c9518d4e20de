import { texts as allTexts } from "../../texts/ru.ts";
import { Choice } from "./choice.tsx";
import { SearchField } from "./search-field.tsx";
import styles from "./search-bar.module.css";
import type { SearchOptions } from "./search-options.ts";

const texts = allTexts.marketplace;

/** The first question of the marketplace: what, where and when. */
export function SearchBar({ options }: { options: SearchOptions }) {
  return (
    <form className={styles.bar} action="/tours" role="search">
      <SearchField />
      <Choice
        name="direction"
        label={texts.filters.direction}
        value=""
        options={options.directions}
      />
      <Choice name="month" label={texts.filters.month} value="" options={options.months} />
      <button type="submit">{texts.find}</button>
    </form>
  );
}
