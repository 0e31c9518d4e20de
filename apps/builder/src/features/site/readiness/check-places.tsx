import type { ReadinessCheck } from "@tour/api";
import { PlaceList } from "./place-list.tsx";

/** So many places are named; the way to the next opens once one of them is mended. */
const shown = 5;

interface CheckPlacesProps {
  organizerId: number;
  check: ReadinessCheck;
}

/** Each place at which something is the matter, with the way to it. */
export function CheckPlaces({ organizerId, check: { name, places, count } }: CheckPlacesProps) {
  // Of pictures there may be several in one place.
  const total = name === "alts" ? places.length : count;
  return (
    <PlaceList
      organizerId={organizerId}
      name={name}
      places={places.slice(0, shown)}
      more={total - shown}
    />
  );
}
