import { useQuery } from "@tanstack/react-query";
import { requestMoneyStates, requestOrders, requestSteps } from "@tour/api";
import type { RequestMoneyState, RequestOrder, RequestStep } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { Select } from "@tour/ui-kit/select";
import type { RequestSearch } from "../../../requests/request-search.ts";
import { describeWait } from "../../../shell/describe-wait.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { todayHere } from "../../../tours/today-here.ts";
import { tourQueries } from "../../../tours/tour-queries.ts";
import type { ChangeSearch } from "./use-change-search.ts";

const hour = 3_600_000;
/** For how many hours a guest may wait. */
const waits = [0, 2, 5, 24, 72];

interface FilterFieldsProps {
  organizerId: number;
  search: RequestSearch;
  change: ChangeSearch;
}

/** What a list of requests is narrowed to, and how it is ordered. */
export function FilterFields({ organizerId, search, change }: FilterFieldsProps) {
  const { data: tours = [] } = useQuery(tourQueries.all(organizerId));
  return (
    <>
      <Select<number>
        aria-label={texts.filters.tour}
        placeholder={texts.filters.anyTour}
        clearable
        searchable={tours.length > 8}
        items={tours.map(({ id, title }) => ({ value: id, text: title }))}
        value={search.tour ?? null}
        // A date is one of its tour.
        onValueChange={(id) => change({ tour: id ?? undefined, departure: undefined })}
      />
      {search.tour !== undefined && (
        <DateField tourId={search.tour} {...{ organizerId, search, change }} />
      )}
      <Select<RequestStep>
        aria-label={texts.filters.step}
        placeholder={texts.filters.anyStep}
        clearable
        items={requestSteps.map((value) => ({ value, text: texts.steps[value] }))}
        value={search.step ?? null}
        onValueChange={(step) => change({ step: step ?? undefined })}
      />
      <Select<RequestMoneyState>
        aria-label={texts.filters.money}
        placeholder={texts.filters.anyMoney}
        clearable
        items={requestMoneyStates.map((value) => ({ value, text: texts.money[value] }))}
        value={search.money ?? null}
        onValueChange={(money) => change({ money: money ?? undefined })}
      />
      <Select<number>
        aria-label={texts.filters.waits}
        placeholder={texts.filters.anyWait}
        clearable
        items={listWaits(search.waits).map((value) => ({ value, text: describeHours(value) }))}
        value={search.waits ?? null}
        onValueChange={(hours) => change({ waits: hours ?? undefined })}
      />
      <Select<RequestOrder>
        aria-label={texts.filters.order}
        items={requestOrders.map((value) => ({ value, text: texts.orders[value] }))}
        value={search.order ?? "late"}
        onValueChange={(order) => change({ order: order === "late" ? undefined : order })}
      />
    </>
  );
}

type DateFieldProps = FilterFieldsProps & { tourId: number };

/** The dates of a tour that are coming, and whichever other one the address names. */
function DateField({ organizerId, tourId, search, change }: DateFieldProps) {
  const { data: dates = [] } = useQuery(tourQueries.comingDates(organizerId, tourId));
  const { departure } = search;
  const items = dates.map(({ id, start_date: start, end_date: end }) => ({
    value: id,
    text: formatDateRange(start, end, todayHere()),
  }));
  const isOther = departure !== undefined && !dates.some(({ id }) => id === departure);
  const other = isOther ? [{ value: departure, text: texts.filters.otherDate(departure) }] : [];
  return (
    <Select<number>
      aria-label={texts.filters.departure}
      placeholder={texts.filters.anyDeparture}
      clearable
      searchable={items.length > 8}
      items={[...other, ...items]}
      value={departure ?? null}
      onValueChange={(id) => change({ departure: id ?? undefined })}
    />
  );
}

/** Those that are offered, and whatever an address asks for. */
const listWaits = (asked: number | undefined): number[] =>
  asked === undefined || waits.includes(asked)
    ? waits
    : [...waits, asked].toSorted((a, b) => a - b);

const describeHours = (hours: number): string =>
  hours === 0
    ? texts.filters.waits
    : texts.filters.waitsFor(describeWait(new Date(0).toISOString(), hours * hour).text);
