import type { FoundTour, MapBox, TourSearch } from "@tour/api";
import { readFoundTours } from "../found-tours.ts";
import { boxAround } from "../places/box.ts";
import { groupPlaces } from "../places/group-places.ts";
import type { PlacedTour, PlaceGroup } from "../places/group-places.ts";
import { readWanted } from "../read-wanted.ts";
import { findSlots } from "../search-tours.ts";
import type { Reading } from "./reading.ts";

interface Asked {
  organizerId: number | null;
  query: TourSearch & { organizer_id?: number | undefined; box?: MapBox | undefined };
}

interface Placed {
  groups: (Omit<PlaceGroup, "slots"> & { count: number; tour: FoundTour | null })[];
  box: MapBox | null;
  /** All tours that were found, and those of them that say where they begin. */
  toursCount: number;
  placedCount: number;
}

/** Where the tours of a search begin. Throws 404 for a collection that is not shown. */
export async function placeTours(reading: Reading, { organizerId, query }: Asked): Promise<Placed> {
  const { tours, cards } = reading.known;
  const wanted = await readWanted(reading, query);
  const { facts, columns } = tours;
  const placed: PlacedTour[] = [];
  let toursCount = 0;
  findSlots(tours, { ...wanted, organizerId }).forEach((slot) => {
    toursCount += 1;
    const [latitude, longitude] = [columns.latitude[slot]!, columns.longitude[slot]!];
    if (!Number.isNaN(latitude)) placed.push({ slot, latitude, longitude });
  });
  const box = query.box ?? boxAround(placed);
  const groups = box ? groupPlaces(placed, box) : [];
  const alone = groups.flatMap(({ slots }) => (slots.length === 1 ? facts[slots[0]!]!.id : []));
  const shown = await cards.read(alone, (missing) => readFoundTours(reading, missing));
  const cardOf = new Map(shown.map((card) => [card.id, card]));
  return {
    groups: groups.map(({ slots, ...group }) => ({
      ...group,
      count: slots.length,
      tour: slots.length === 1 ? (cardOf.get(facts[slots[0]!]!.id) ?? null) : null,
    })),
    box,
    toursCount,
    placedCount: placed.length,
  };
}
