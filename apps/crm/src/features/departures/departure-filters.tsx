import type { TourListRow } from "@tour/api";
import { departureStatuses } from "@tour/api";
import { addMonths, startOfMonth } from "@tour/dates";
import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Select } from "@tour/ui-kit/select";
import { departuresTexts } from "../../texts/departures.ru.ts";
import styles from "./departure-filters.module.css";
import type { DepartureSearch } from "./departure-search.ts";
import { isFiltered } from "./filter-departures.ts";
import { formatMonth } from "./format-month.ts";

const texts = departuresTexts.filters;
/** How many months the list can be narrowed to. */
const months = 18;

interface DepartureFiltersProps {
  search: DepartureSearch;
  change: (changes: Partial<DepartureSearch>) => void;
  tours: readonly TourListRow[];
  today: string;
}

/** Which dates are shown; all of it stands in the address. */
export function DepartureFilters({ search, change, tours, today }: DepartureFiltersProps) {
  const { view = "list", tour, status, month, seats } = search;
  return (
    <div role="group" aria-label={texts.label} className={styles.filters}>
      <Select<number>
        className={styles.tour}
        size="m"
        aria-label={texts.tour}
        placeholder={texts.anyTour}
        clearable
        searchable={tours.length > 8}
        items={tours.map(({ id, title }) => ({ value: id, text: title }))}
        value={tour ?? null}
        onValueChange={(id) => change({ tour: id ?? undefined })}
      />
      {view === "list" && (
        <Select
          aria-label={texts.month}
          placeholder={texts.anyMonth}
          clearable
          items={listMonths(today, month)}
          value={month ?? null}
          onValueChange={(chosen) => change({ month: chosen ?? undefined })}
        />
      )}
      <Select<DepartureStatus>
        aria-label={texts.status}
        placeholder={texts.anyStatus}
        clearable
        items={departureStatuses.map((value) => ({
          value,
          text: departuresTexts.status[value],
        }))}
        value={status ?? null}
        onValueChange={(chosen) => change({ status: chosen ?? undefined })}
      />
      <Checkbox
        className={styles.seats}
        checked={seats === true}
        onCheckedChange={(isOn) => change({ seats: isOn ? true : undefined })}
      >
        {texts.seats}
      </Checkbox>
      {isFiltered(search) && (
        <Button
          variant="ghost"
          size="s"
          onClick={() => change({ tour: undefined, status: undefined, seats: undefined })}
        >
          {texts.reset}
        </Button>
      )}
    </div>
  );
}

type DepartureStatus = (typeof departureStatuses)[number];

/** From a quarter ago on, and whatever another address asked for. */
function listMonths(today: string, asked: string | undefined) {
  const first = addMonths(startOfMonth(today), -3);
  const listed = Array.from({ length: months }, (_, index) => addMonths(first, index).slice(0, 7));
  const all = asked === undefined || listed.includes(asked) ? listed : [asked, ...listed];
  return all.map((value) => ({ value, text: formatMonth(`${value}-01`) }));
}
