import { Button } from "@tour/ui-kit/button";
import { Segmented } from "@tour/ui-kit/segmented";
import { useState } from "react";
import { Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { departuresTexts as texts } from "../../texts/departures.ru.ts";
import { SavedViews } from "../../views/saved-views.tsx";
import { viewsOf } from "../../views/view-store.ts";
import { AddDatesDialog } from "./add-dates/add-dates-dialog.tsx";
import { DepartureFilters } from "./departure-filters.tsx";
import { departureViews } from "./departure-search.ts";
import styles from "./departures-page.module.css";
import { ShownDates } from "./shown-dates.tsx";
import { useDepartureSearch } from "./use-departure-search.ts";
import { useShownDepartures } from "./use-shown-departures.ts";

const views = departureViews.map((value) => ({ value, label: texts.views[value] }));

/** When tours leave: all dates as a list, a month or a season, and the ways to change them. */
export function DeparturesPage() {
  const { organizer, may } = useOrganizer();
  const { search, change } = useDepartureSearch();
  const shown = useShownDepartures(search);
  const [isAdding, setAdding] = useState(false);
  // One that nobody sees yet gets its dates before it is shown, where one came for it by name.
  const addable = shown.tours.filter((tour) => !tour.is_archived || tour.id === search.tour);
  const add = () => setAdding(true);
  return (
    <Screen width="wide" className={styles.page}>
      <ScreenHeader
        title={texts.title}
        lead={texts.lead}
        action={addable.length > 0 && may("manager") && <Button onClick={add}>{texts.add}</Button>}
      />
      <div className={styles.bar}>
        <Segmented
          aria-label={texts.views.label}
          options={views}
          value={search.view ?? "list"}
          onValueChange={(view) => change({ view: view === "list" ? undefined : view })}
        />
        <DepartureFilters search={search} change={change} tours={shown.tours} today={shown.today} />
        <SavedViews
          store={viewsOf(organizer.id, "departures")}
          search={search}
          isChosen={Object.values(search).some((asked) => asked !== undefined)}
        />
      </div>
      <ShownDates shown={shown} search={search} change={change} add={add} />
      {isAdding && (
        <AddDatesDialog
          tours={addable}
          tourId={search.tour}
          today={shown.today}
          close={() => setAdding(false)}
        />
      )}
    </Screen>
  );
}
