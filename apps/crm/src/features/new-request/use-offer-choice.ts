import { useQuery } from "@tanstack/react-query";
import { findDeparture, firstChoice, hasSeats, priceChoice } from "@tour/api";
import type { BookingOffer, OfferedDeparture, PricedChoice } from "@tour/api";
import { readToday } from "@tour/dates";
import { useState } from "react";
import { sellingQueries } from "./selling-queries.ts";

export interface OfferChoice {
  tourId: number | null;
  chooseTour: (id: number) => void;
  offer: BookingOffer | undefined;
  error: unknown;
  departureId: number | null;
  chooseDate: (id: number) => void;
  /** The chosen date while it can be booked. */
  departure: OfferedDeparture | undefined;
  counts: Readonly<Record<string, number>>;
  count: (optionId: string, count: number) => void;
  priced: PricedChoice | undefined;
  readAnew: () => void;
}

/** Which tour, which date and who travels, added up; one adult until something else is chosen. */
export function useOfferChoice(
  organizerId: number,
  first: { tourId: number | null; departureId: number | null },
): OfferChoice {
  const [tourId, setTour] = useState(first.tourId);
  const [departureId, setDate] = useState(first.departureId);
  const [chosen, setCounts] = useState<Readonly<Record<string, number>> | null>(null);
  // The day changes under nobody who fills in a form.
  const [opened] = useState(() => new Date());
  const query = sellingQueries.offer(organizerId, tourId ?? 0);
  const { data: offer, error, refetch } = useQuery({ ...query, enabled: tourId !== null });
  const counts = chosen ?? (offer ? firstChoice(offer, null).counts : {});
  const choice = { departureId, counts };
  const departure = offer && findDeparture(offer, choice, hasSeats);
  const priced =
    offer &&
    departure &&
    priceChoice(offer, departure, choice, readToday(offer.tour.time_zone, opened));
  return {
    tourId,
    chooseTour: (id) => {
      setTour(id);
      setDate(null);
      setCounts(null);
    },
    offer,
    error,
    departureId,
    chooseDate: setDate,
    departure,
    counts,
    count: (optionId, count) => setCounts({ ...counts, [optionId]: count }),
    priced,
    readAnew: () => void refetch(),
  };
}
