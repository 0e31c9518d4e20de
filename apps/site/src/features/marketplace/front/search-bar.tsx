import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { SearchField } from "../suggestions/search-field.tsx";
import styles from "./search-bar.module.css";
import type { OptionGroup, SearchOptions } from "../search/search-options.ts";

/** The first question of the marketplace: what, where and when. */
export function SearchBar({ options: { groups } }: { options: SearchOptions }) {
  return (
    <form className={styles.bar} action="/tours" role="search">
      <SearchField />
      {groups.direction && <Choice group={groups.direction} />}
      {groups.month && <Choice group={groups.month} />}
      <button type="submit">{texts.find}</button>
    </form>
  );
}

/** A list to choose from; the browser's own, so that it works without script. */
function Choice({ group: { name, options } }: { group: OptionGroup }) {
  return (
    <label>
      <span>{texts.groups[name]}</span>
      <select name={name} defaultValue="">
        <option value="">{texts.any}</option>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
