import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { FilterOptions } from "./filter-group.tsx";
import styles from "./filter-group.module.css";
import { toTyped } from "../format/format.ts";
import type { MarketSearch } from "../search/market-search.ts";
import type { SearchOptions } from "../search/search-options.ts";

interface DatesGroupProps {
  search: MarketSearch;
  options: SearchOptions;
}

/** When to leave: a month, or between two days; with a script out of a calendar as well. */
export function DatesGroup({ search, options: { groups, dates } }: DatesGroupProps) {
  return (
    <details className={styles.group} open data-group="month">
      <summary>{texts.groups.month}</summary>
      {groups.month && <FilterOptions group={groups.month} />}
      <div className={styles.ends}>
        <Day name="from" label={texts.filters.from} value={search.from} />
        <Day name="to" label={texts.filters.to} value={search.to} />
      </div>
      {dates && (
        <div className={styles.calendar} data-calendar data-min={dates.min} data-max={dates.max}>
          <button type="button" className={styles.opener} hidden data-opener>
            {texts.filters.calendar}
          </button>
        </div>
      )}
    </details>
  );
}

const Day = ({ name, label, value }: { name: "from" | "to"; label: string; value: string }) => (
  <label className={styles.end}>
    <span>{label}</span>
    <input
      type="text"
      name={name}
      inputMode="numeric"
      pattern="\d{1,2}\.\d{1,2}\.\d{4}"
      title={texts.filters.datesHint}
      placeholder="дд.мм.гггг"
      defaultValue={toTyped(value)}
      autoComplete="off"
    />
  </label>
);
