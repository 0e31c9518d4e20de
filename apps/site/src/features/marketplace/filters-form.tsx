import { texts as allTexts } from "../../texts/ru.ts";
import type { CatalogueView } from "./load-catalogue.ts";
import { Choice } from "./choice.tsx";
import { SearchField } from "./search-field.tsx";
import styles from "./filters-form.module.css";
import { lengthNames } from "./market-search.ts";
import { withChosen } from "./search-options.ts";

const texts = allTexts.marketplace;

/** Everything that one can choose tours by, with counts; works by sending the form. */
export function FiltersForm({ view }: { view: CatalogueView }) {
  const { search, options } = view;
  const days = lengthNames.map((value) => ({
    value,
    title: texts.lengths[value] ?? value,
  }));
  return (
    <form className={styles.form} action="/tours" role="search" aria-label={texts.filters.label}>
      <SearchField value={search.q} />
      <Choice
        name="direction"
        label={texts.filters.direction}
        value={search.direction}
        options={withChosen(options.directions, search.direction)}
        counts
      />
      <Choice
        name="activity"
        label={texts.filters.activity}
        value={search.activity}
        options={withChosen(options.activities, search.activity)}
        counts
      />
      <Choice
        name="month"
        label={texts.filters.month}
        value={search.month}
        options={withChosen(options.months, search.month)}
        counts
      />
      <Choice name="days" label={texts.filters.days} value={search.days} options={days} />
      <label>
        <span>{texts.filters.price}</span>
        <input
          type="text"
          name="price"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,6}"
          maxLength={7}
          title={texts.filters.priceHint}
          placeholder={texts.any}
          defaultValue={search.price}
        />
      </label>
      {search.collection && <input type="hidden" name="collection" value={search.collection} />}
      {search.sort !== "default" && <input type="hidden" name="sort" value={search.sort} />}
      <button type="submit">{texts.find}</button>
    </form>
  );
}
