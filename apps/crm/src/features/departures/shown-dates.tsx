import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { CalendarDays } from "lucide-react";
import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { departuresTexts as texts } from "../../texts/departures.ru.ts";
import type { DepartureSearch } from "./departure-search.ts";
import { isFiltered } from "./filter-departures.ts";
import styles from "./shown-dates.module.css";
import type { ShownDepartures } from "./use-shown-departures.ts";
import { DateList } from "./views/date-list.tsx";
import { MonthView } from "./views/month-view.tsx";
import { SeasonView } from "./views/season-view.tsx";

interface ShownDatesProps {
  shown: ShownDepartures;
  search: DepartureSearch;
  change: (changes: Partial<DepartureSearch>) => void;
  add: () => void;
}

/** The dates in the view that was asked for, or why there are none. */
export function ShownDates({ shown, search, change, add }: ShownDatesProps) {
  if (shown.error) {
    return (
      <Message
        tone="danger"
        title={texts.failed}
        action={
          <Button size="s" variant="secondary" onClick={shown.retry}>
            {texts.retry}
          </Button>
        }
      >
        {describeFailure(shown.error)}
      </Message>
    );
  }
  if (shown.isLoading) {
    return (
      <div className={styles.loading} role="status">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className={styles.row} />
        ))}
      </div>
    );
  }
  const empty = shown.departures.length === 0 && <NoDates {...{ shown, search, change, add }} />;
  const { view = "list" } = search;
  if (shown.tours.length === 0 || (view === "list" && empty)) return empty;
  const Shown = view === "month" ? MonthView : view === "season" ? SeasonView : DateList;
  return (
    <div className={styles.shown} aria-busy={shown.isTurning}>
      <Shown shown={shown} search={search} change={change} />
      {empty}
    </div>
  );
}

function NoDates({ shown, search, change, add }: ShownDatesProps) {
  const { nothing } = texts;
  const { may } = useOrganizer();
  const addButton = may("manager") && <Button onClick={add}>{texts.add}</Button>;
  const icon = <CalendarDays size={40} strokeWidth={1.5} />;
  if (shown.tours.length === 0) {
    return <EmptyState icon={icon} title={nothing.noTours} text={nothing.noToursText} />;
  }
  // A tour without dates needs some: it is not found with fewer conditions.
  if (isFiltered({ ...search, tour: undefined })) {
    const reset = () => change({ tour: undefined, status: undefined, seats: undefined });
    return (
      <EmptyState
        icon={icon}
        title={nothing.notFound}
        text={nothing.notFoundText}
        action={
          <Button variant="secondary" onClick={reset}>
            {texts.filters.reset}
          </Button>
        }
      />
    );
  }
  const isMonth = search.month !== undefined || search.view === "month";
  return (
    <EmptyState
      icon={icon}
      title={isMonth ? nothing.emptyMonth : nothing.noDates}
      text={isMonth ? nothing.emptyMonthText : nothing.noDatesText}
      action={addButton}
    />
  );
}
