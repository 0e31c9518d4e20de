import type { TourInput } from "@tour/api";
import type { Random } from "../pictures/random.ts";
import { cruiseTypes, ships } from "./names.ts";

/** A ship keeps to its kind of water. */
export function makeCruise(
  random: Random,
  startCity: string,
  water: string,
): NonNullable<TourInput["cruise"]> {
  const isSea = /море|океан|залив|пролив|бухта/i.test(water);
  const isLake = /озер|озёр|Байкал/i.test(water);
  const type = isSea ? random.pick(cruiseTypes.slice(1, 3)) : isLake ? "Озёрный" : "Речной";
  return { type, start_city: startCity, direction: water, ship: random.pick(ships) };
}
