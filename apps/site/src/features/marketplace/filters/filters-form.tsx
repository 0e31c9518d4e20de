import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { DatesGroup } from "./dates-group.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { FailedNote } from "../pieces/failed-note.tsx";
import { plural } from "../format/format.ts";
import type { MarketSearch } from "../search/market-search.ts";
import type { Misread } from "../search/misread-fields.ts";
import { PriceGroup } from "./price-group.tsx";
import { SearchField } from "../suggestions/search-field.tsx";
import styles from "./filters-form.module.css";
import type { OptionGroup, SearchOptions } from "../search/search-options.ts";

/** In the order in which people ask; what only cruises have comes last. */
const before: readonly OptionGroup["name"][] = ["direction"];
const after: readonly OptionGroup["name"][] = [
  ...(["days", "activity", "theme", "difficulty", "comfort", "stay", "age", "group"] as const),
  ...(["language", "author", "cruise", "port", "waters", "ship"] as const),
];
const open: readonly OptionGroup["name"][] = ["direction", "days"];

interface FiltersFormProps {
  view: { search: MarketSearch; options: SearchOptions; toursCount: number; misread: Misread };
}

/** All seventeen filters where there is something to choose, with counts; works by sending the form. */
export function FiltersForm({ view }: FiltersFormProps) {
  const { search, options, toursCount, misread } = view;
  const draw = (names: readonly OptionGroup["name"][]) =>
    names.flatMap((name) => {
      const group = options.groups[name];
      return group ? [<FilterGroup key={name} group={group} isOpen={open.includes(name)} />] : [];
    });
  return (
    <form
      className={styles.form}
      action="/tours"
      role="search"
      noValidate
      aria-label={texts.filters.label}
      data-filters
    >
      <SearchField value={search.q} />
      <div className={styles.groups} data-groups>
        {draw(before)}
        <DatesGroup search={search} options={options} misread={misread} />
        {options.prices && <PriceGroup search={search} prices={options.prices} misread={misread} />}
        {draw(after)}
      </div>
      {search.collection && <input type="hidden" name="collection" value={search.collection} />}
      {search.seats && <input type="hidden" name="seats" value={search.seats} />}
      {search.box && <input type="hidden" name="box" value={search.box} />}
      {search.view && <input type="hidden" name="view" value={search.view} />}
      {search.sort !== "default" && <input type="hidden" name="sort" value={search.sort} />}
      <div className={styles.submit}>
        <FailedNote text={texts.failed} retry={texts.retry} className={styles.failed} data-failed />
        <button type="submit" data-part="submit">
          <b>{texts.showTours}</b>
          <span>{texts.find}</span>
          <span hidden>
            {toursCount > 0 ? texts.show(plural(toursCount, texts.counts.tours)) : texts.showNone}
          </span>
        </button>
      </div>
    </form>
  );
}
