import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { describeFailure } from "@tour/office/api";
import { Failure, Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useState } from "react";
import { programmeTexts } from "../../texts/programme.ru.ts";
import { tourImportTexts } from "../../texts/tour-import.ru.ts";
import { tourListTexts as texts } from "../../texts/tour-list.ru.ts";
import { tourQueries } from "../../tours/tour-queries.ts";
import { SavedViews } from "../../views/saved-views.tsx";
import { viewsOf } from "../../views/view-store.ts";
import { ExportMenu } from "./export-menu.tsx";
import { findTours } from "./list/find-tours.ts";
import styles from "./list/tour-list.module.css";
import { TourFilters } from "./list/tour-filters.tsx";
import { NoTours, NothingFound } from "./list/nothing.tsx";
import { TourRow } from "./list/tour-row.tsx";
import { NewTourDialog } from "./new-tour-dialog.tsx";

const route = getRouteApi("/$organizerId/tours-area/tours");

/** All tours of an organiser: what is on sale, what lacks dates, and what is being written. */
export function ToursPage() {
  const { organizer } = useOrganizer();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [isMaking, setMaking] = useState(false);
  // Dates are added elsewhere: what was listed before says too little of them.
  const { data, error, refetch } = useQuery({
    ...tourQueries.all(organizer.id),
    refetchOnMount: "always",
  });
  const tours = data ?? [];
  const found = findTours(tours, search);
  const make = () => setMaking(true);
  if (error && !data) return <Failure error={error} retry={refetch} />;
  return (
    <Screen width="wide" className={styles.page}>
      <ScreenHeader
        title={texts.title}
        lead={texts.lead}
        action={
          <div className={styles.actions}>
            <Button variant="secondary" to={`/${organizer.id}/tours/from-document`}>
              {programmeTexts.link}
            </Button>
            <Button variant="secondary" to={`/${organizer.id}/tours/import`}>
              {tourImportTexts.link}
            </Button>
            {tours.length > 0 && <ExportMenu organizerId={organizer.id} />}
            {tours.length > 0 && <Button onClick={make}>{texts.add}</Button>}
          </div>
        }
      />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {!data && (
        <div className={styles.loading} role="status">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      {data && tours.length === 0 && <NoTours make={make} />}
      {tours.length > 0 && (
        <>
          <TourFilters
            tours={tours}
            search={search}
            change={(next) => void navigate({ search: next, replace: true })}
          />
          <SavedViews
            store={viewsOf(organizer.id, "tours")}
            search={search}
            isChosen={search.q !== undefined || search.state !== undefined}
          />
          {found.length === 0 ? (
            <NothingFound reset={() => void navigate({ search: {}, replace: true })} />
          ) : (
            <ul className={styles.list} aria-label={texts.caption}>
              {found.map((tour) => (
                <TourRow key={tour.id} tour={tour} organizerId={organizer.id} />
              ))}
            </ul>
          )}
        </>
      )}
      {isMaking && (
        <NewTourDialog
          organizerId={organizer.id}
          close={() => setMaking(false)}
          made={(tourId) =>
            void navigate({
              to: "/$organizerId/tours/$tourId",
              params: { organizerId: organizer.id, tourId },
              search: { section: "main" },
            })
          }
        />
      )}
    </Screen>
  );
}
