import { useMatch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Viewed } from "../live/live-changes.tsx";

/** Whose page is open, so that colleagues see who looks at it. */
export function useViewed(): Viewed | undefined {
  const shouldThrow = false;
  const request = useMatch({ from: "/$organizerId/sales/requests/$id", shouldThrow });
  const question = useMatch({ from: "/$organizerId/sales/questions/$id", shouldThrow });
  const tour = useMatch({ from: "/$organizerId/tours-area/tours/$tourId", shouldThrow });
  const departure = useMatch({
    from: "/$organizerId/tours-area/departures/$departureId",
    shouldThrow,
  });
  const found = [
    ["request", request?.params.id],
    ["question", question?.params.id],
    ["tour", tour?.params.tourId],
    ["departure", departure?.params.departureId],
  ] as const;
  const [kind, asked] = found.find(([, param]) => param !== undefined) ?? [];
  const id = Number(asked);
  return useMemo(() => (kind ? { kind, id } : undefined), [kind, id]);
}
