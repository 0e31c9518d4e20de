import { useQuery } from "@tanstack/react-query";
import type { TourListRow } from "@tour/api";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { departureQueries } from "../departure-queries.ts";
import sheet from "../side-sheet.module.css";
import { DateForm } from "./date-form.tsx";
import { tourQueries } from "../../../tours/tour-queries.ts";

interface OneDateProps {
  id: number;
  tours: readonly TourListRow[];
  today: string;
  close: () => void;
}

/** One date over the view that one came from: its fields, and who has booked. */
export function OneDate({ id, tours, today, close }: OneDateProps) {
  const { organizer } = useOrganizer();
  const departure = useQuery(departureQueries.one(organizer.id, id));
  const tourId = departure.data?.tour_id;
  const tour = useQuery({
    ...tourQueries.one(organizer.id, tourId ?? 0),
    enabled: tourId !== undefined,
  });
  const error = departure.error ?? tour.error;
  if (departure.data && tour.data) {
    return <DateForm departure={departure.data} tour={tour.data} today={today} close={close} />;
  }
  return (
    <Modal
      open
      onOpenChange={close}
      className={sheet.sheet}
      title={tours.find((one) => one.id === tourId)?.title ?? ""}
    >
      {error ? (
        <Message tone="danger">{describeFailure(error)}</Message>
      ) : (
        <div className={sheet.part} role="status">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </Modal>
  );
}
