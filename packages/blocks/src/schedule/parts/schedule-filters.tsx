import { CalendarPlus } from "lucide-react";
import { formatMonth } from "../../format/format-dates.ts";
import { serverOnly, isIsland } from "../../parts/server-only/server-only.ts";
import { texts } from "../../texts/ru.ts";
import { filterRows, listChoices } from "./filter-rows.ts";
import type { ScheduleFilter } from "./filter-rows.ts";
import type { ScheduleRow } from "../select-schedule.ts";
import styles from "./schedule-filters.module.css";

interface ScheduleFiltersProps {
  rows: readonly ScheduleRow[];
  filter: ScheduleFilter;
  setFilter: (filter: ScheduleFilter) => void;
  hasFilters: boolean;
  /** Absent when the organiser gives no calendar file. */
  download?: () => void;
}

/** Chooses a tour and a month and gives out the calendar file; not there without script. */
export function ScheduleFilters(props: ScheduleFiltersProps) {
  const { rows, filter, setFilter, hasFilters, download } = props;
  const { tours, months } = listChoices(rows);
  return (
    <div className={styles.filters}>
      {hasFilters && tours.length > 1 && (
        <select
          className={styles.select}
          aria-label={texts.schedule.tour}
          value={filter.tour}
          onChange={(event) => setFilter({ ...filter, tour: event.currentTarget.value })}
        >
          <option value="">{texts.schedule.allTours}</option>
          {tours.map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      {hasFilters && months.length > 1 && (
        <select
          className={styles.select}
          aria-label={texts.schedule.month}
          value={filter.month}
          onChange={(event) => setFilter({ ...filter, month: event.currentTarget.value })}
        >
          <option value="">{texts.schedule.allMonths}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(`${month}-01`)}
            </option>
          ))}
        </select>
      )}
      {download && (
        <button
          type="button"
          className={styles.button}
          disabled={filterRows(rows, filter).length === 0}
          onClick={download}
          {...serverOnly(
            isIsland || (
              <>
                <CalendarPlus size={18} aria-hidden />
                {texts.schedule.calendar}
              </>
            ),
          )}
        />
      )}
    </div>
  );
}
