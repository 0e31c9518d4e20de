import type { EditedTour } from "@tour/api";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useSyncExternalStore } from "react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import { useTourActions } from "../../use-tour-actions.ts";
import editor from "../editor.module.css";
import type { TourForm } from "../use-tour-form.ts";
import { DatesCard } from "./dates-card.tsx";
import { findAdvice, findNeeds } from "./find-missing.ts";
import { LeftCards } from "./left-card.tsx";
import { MissingList } from "./missing-list.tsx";
import { ReviewsCard } from "./reviews-card.tsx";
import { StateCard } from "./state-card.tsx";
import { useSelling } from "./use-selling.ts";

const texts = tourEditorTexts.overview;

interface OverviewProps {
  tour: EditedTour;
  tourForm: TourForm;
  /** Opens a part of the tour at one of its fields. */
  open: (section: string, field: string) => void;
}

/** How a tour stands: whether guests see it, what it lacks, and when it leaves. */
export function Overview({ tour, tourForm: { form, autosave }, open }: OverviewProps) {
  const fields = useSyncExternalStore(form.subscribe, form.getValues);
  const { selling, dates } = useSelling(tour);
  const { show } = useTourActions(tour.organizer_id);
  const showToGuests = async () => {
    // What guests see is what was typed.
    await autosave.flush();
    show.mutate({ id: tour.id, isShown: true });
  };
  return (
    <section className={editor.section} aria-label={texts.nav}>
      {selling ? (
        <>
          <StateCard tour={tour} dates={dates} show={show} showToGuests={showToGuests} />
          <MissingList
            title={texts.needed}
            items={findNeeds(fields, selling)}
            done={texts.ready}
            {...{ tour, open, showToGuests }}
          />
        </>
      ) : (
        <div role="status">
          <Skeleton />
          <Skeleton />
        </div>
      )}
      <MissingList
        title={texts.advised}
        items={findAdvice(fields)}
        {...{ tour, open, showToGuests }}
      />
      <LeftCards tour={tour} />
      <DatesCard tour={tour} dates={dates} />
      <ReviewsCard tour={tour} />
    </section>
  );
}
