import type { ValidationMap } from "@tour/api";
import { Refusal } from "../../http/errors/errors.ts";
import { refuseFound } from "./check-tour.ts";

/**
 * Does something for each of a list, and refuses all of them when one is refused for its fields:
 * 422 with the messages of each under its place in the list, for example `departures.3.capacity`.
 */
export async function refuseByPlace<Entry>(
  entries: readonly Entry[],
  doFor: (entry: Entry) => Promise<void> | void,
  placeOf: (entry: Entry) => number,
): Promise<void> {
  const found: ValidationMap = {};
  for (const entry of entries) {
    try {
      await doFor(entry);
    } catch (error) {
      if (!isAboutFields(error)) throw error;
      for (const [field, messages] of Object.entries(error.details.validation ?? {})) {
        found[`departures.${placeOf(entry)}.${field}`] = messages;
      }
    }
  }
  refuseFound(found);
}

/** Documents that the site lacks are no field of a departure: they are told as they are. */
const isAboutFields = (error: unknown): error is Refusal =>
  error instanceof Refusal &&
  error.refusal === "unprocessable" &&
  Object.keys(error.details.validation ?? {}).every((field) => !field.startsWith("documents."));
