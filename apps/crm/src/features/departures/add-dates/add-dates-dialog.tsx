import { useQuery } from "@tanstack/react-query";
import type { TourListRow } from "@tour/api";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Select } from "@tour/ui-kit/select";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useState } from "react";
import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { tourQueries } from "../../../tours/tour-queries.ts";
import { mayLeave } from "@tour/office/unsaved-changes";
import { departureQueries } from "../departure-queries.ts";
import styles from "../side-sheet.module.css";
import { AddDatesForm } from "./add-dates-form.tsx";
import { firstDays } from "./add-values.ts";

const texts = departuresTexts.adding;

interface AddDatesDialogProps {
  /** Those that are not archived; at least one. */
  tours: readonly TourListRow[];
  /** The one that the screen is narrowed to. */
  tourId: number | undefined;
  today: string;
  close: () => void;
}

/** Puts up many dates of a tour at once; the days stay chosen when another tour is. */
export function AddDatesDialog({ tours, tourId, today, close }: AddDatesDialogProps) {
  const { organizer } = useOrganizer();
  const asked = tours.find(({ id }) => id === tourId) ?? tours[0];
  const [chosen, choose] = useState(asked?.id ?? 0);
  const [days, setDays] = useState(() => firstDays(today));
  const tour = useQuery(tourQueries.one(organizer.id, chosen));
  const there = useQuery(departureQueries.ofTour(organizer.id, chosen));
  const error = tour.error ?? there.error;
  const leave = async () => {
    if (await mayLeave()) close();
  };
  return (
    <Modal
      open
      persistent
      onOpenChange={() => void leave()}
      className={styles.sheet}
      width={640}
      title={texts.title}
    >
      <div className={styles.form}>
        <Field label={texts.tour}>
          <Select<number>
            items={tours.map(({ id, title }) => ({ value: id, text: title }))}
            searchable={tours.length > 8}
            value={chosen}
            onValueChange={(id) => choose(id)}
          />
        </Field>
        {error && <Message tone="danger">{describeFailure(error)}</Message>}
        {tour.data && there.data ? (
          <AddDatesForm
            key={chosen}
            {...{ today, days, close, leave }}
            keepDays={setDays}
            tour={tour.data}
            there={there.data}
          />
        ) : (
          !error && <Skeleton />
        )}
      </div>
    </Modal>
  );
}
