import { useQuery } from "@tanstack/react-query";
import type { DepartureGuests } from "@tour/api";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { departureQueries } from "../../departure-queries.ts";
import { RoomingForm } from "./rooming-form.tsx";

interface RoomingPartProps {
  departureId: number;
  guests: DepartureGuests;
}

/** Who sleeps where. */
export function RoomingPart({ departureId, guests }: RoomingPartProps) {
  const { organizer } = useOrganizer();
  const { data, error } = useQuery(departureQueries.rooming(organizer.id, departureId));
  if (error) return <Message tone="danger">{describeFailure(error)}</Message>;
  if (!data) return <Skeleton />;
  return <RoomingForm saved={data} departureId={departureId} guests={guests} />;
}
