import type { TourInput, ValidationMap } from "@tour/api";
import { messages } from "../../http/errors/messages.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { tourTexts } from "./tour.texts.ts";

/** What of a tour contradicts itself, by field; empty when nothing does. */
export function findContradictions(input: TourInput): ValidationMap {
  const found: ValidationMap = {};
  if (input.group_size_to < input.group_size_from) found["group_size_to"] = [tourTexts.groupSize];
  if (input.nights > input.days) found["nights"] = [tourTexts.nights];
  for (const name of ["program", "livings", "guides", "questions", "price_options"] as const) {
    const ids = input[name].map(({ id }) => id);
    if (new Set(ids).size < ids.length) found[name] = [tourTexts.doubleId];
  }
  if (input.price_options.every(({ kind = "person" }) => kind !== "person")) {
    found["price_options"] = [tourTexts.noPersonOption];
  }
  const isBackwards = input.from_cities.some(
    (city) =>
      city.arrives_day < city.departs_day || city.return_arrives_day < city.return_departs_day,
  );
  if (isBackwards) found["from_cities"] = [tourTexts.arrivesBeforeLeaving];
  return found;
}

/** 422 with the fields, when a tour contradicts itself. */
export function requireSound(input: TourInput): void {
  refuseFound(findContradictions(input));
}

/** 422 with messages by field, when there are any. */
export function refuseFound(validation: ValidationMap): void {
  if (Object.keys(validation).length === 0) return;
  throw new Refusal("unprocessable", messages.badRequest, { validation });
}
