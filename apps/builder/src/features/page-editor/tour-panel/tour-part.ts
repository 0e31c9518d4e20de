import { ApiError } from "@tour/api";
import type { EditedTour, TourChanges, TourInput } from "@tour/api";
import { client } from "@tour/office/api";
import { NewerKept } from "./save-piece.ts";
import type { PieceSource } from "./save-piece.ts";

/** A part of what is written of a tour, as a form holds it. */
export interface TourPart<Values> {
  read: (fields: TourInput) => Values | null;
  write: (fields: TourInput, values: Values) => TourChanges;
}

/** How a part of a tour is kept: over the version that the form began from. */
export const tourSource = <Values>({
  read,
  write,
}: TourPart<Values>): PieceSource<EditedTour, Values> => ({
  read: ({ fields }) => read(fields),
  send: async ({ id, organizer_id, fields, version }, values) => {
    try {
      const body = { ...write(fields, values), version };
      return (await client.updateTour({ query: { organizer_id, id }, body })).data;
    } catch (error) {
      const isNewer = error instanceof ApiError && error.status === 409 && error.data;
      throw isNewer ? new NewerKept(error.data) : error;
    }
  },
});

/** One entry of a list of a tour, found by its id. */
export function entryPart<Key extends "program" | "guides", Values>(
  key: Key,
  id: string,
  pick: (entry: TourInput[Key][number]) => Values,
): TourPart<Values> {
  return {
    read: (fields) => {
      const found = fields[key].find((entry) => entry.id === id);
      return found ? pick(found) : null;
    },
    write: (fields, values) => ({
      [key]: fields[key].map((entry) => (entry.id === id ? { ...entry, ...values } : entry)),
    }),
  };
}
