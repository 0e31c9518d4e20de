import type { EditedDeparture, EditedTour } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { useSite } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import { ArchiveDialog } from "../../archive-dialog.tsx";
import { StateTag } from "../../list/state-tag.tsx";
import { tourState } from "../../list/tour-state.ts";
import type { useTourActions } from "../../use-tour-actions.ts";
import { guestAddress } from "../guest-address.ts";
import styles from "./overview.module.css";

const texts = tourEditorTexts.overview;

interface StateCardProps {
  tour: EditedTour;
  /** Those to come. */
  dates: readonly EditedDeparture[];
  show: ReturnType<typeof useTourActions>["show"];
  showToGuests: () => Promise<void>;
}

/** Whether guests see a tour, and the button that changes it. */
export function StateCard({ tour, dates, show, showToGuests }: StateCardProps) {
  const site = useSite();
  const [isArchiving, setArchiving] = useState(false);
  const { id, is_archived } = tour;
  const next = dates[0]?.start_date ?? null;
  const state = tourState({ is_archived, next_start_date: next });
  const why = site?.published_at ? texts.hidden : texts.noSite;
  return (
    <div className={styles.state}>
      <div className={styles.words}>
        <StateTag state={state} />
        <p>{texts.state[state]}</p>
        {guestAddress(site, tour) === null && <p className={styles.quiet}>{why}</p>}
      </div>
      {is_archived ? (
        <Button loading={show.isPending} onClick={() => void showToGuests()}>
          {texts.show}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setArchiving(true)}>
          {texts.archive}
        </Button>
      )}
      {isArchiving && (
        <ArchiveDialog
          title={tour.fields.title}
          next={next && formatDate(next)}
          isBusy={show.isPending}
          close={() => setArchiving(false)}
          archive={() =>
            show.mutate({ id, isShown: false }, { onSettled: () => setArchiving(false) })
          }
        />
      )}
    </div>
  );
}
