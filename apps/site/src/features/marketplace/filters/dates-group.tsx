import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { FilterOptions } from "./filter-group.tsx";
import styles from "./filter-group.module.css";
import { toTyped } from "../format/format.ts";
import type { MarketSearch } from "../search/market-search.ts";
import type { Misread } from "../search/misread-fields.ts";
import { TypedFieldInput } from "./typed-field.tsx";
import type { SearchOptions } from "../search/search-options.ts";

interface DatesGroupProps {
  search: MarketSearch;
  options: SearchOptions;
  misread: Misread;
}

/** When to leave: a month, or between two days; with a script out of a calendar as well. */
export function DatesGroup({ search, misread, options: { groups, dates } }: DatesGroupProps) {
  return (
    <details className={styles.group} open data-group="month">
      <summary>{texts.groups.month}</summary>
      {groups.month && <FilterOptions group={groups.month} />}
      <div className={styles.ends}>
        {(["from", "to"] as const).map((name) => (
          <TypedFieldInput
            key={name}
            name={name}
            label={texts.filters[name]}
            value={toTyped(search[name])}
            misread={misread}
            pattern="\d{1,2}\.\d{1,2}\.\d{4}"
            placeholder="дд.мм.гггг"
            problem={texts.filters.datesHint}
          />
        ))}
      </div>
      {dates && (
        <div className={styles.calendar} data-calendar data-min={dates.min} data-max={dates.max}>
          <button type="button" className={styles.opener} hidden aria-expanded={false} data-opener>
            <span>{texts.filters.calendar}</span>
            <span>{texts.filters.hideCalendar}</span>
          </button>
        </div>
      )}
    </details>
  );
}
