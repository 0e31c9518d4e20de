import type { TourInput } from "@tour/api";
import type { ExistingDate } from "../planning/existing-tour.ts";

/** A date without the seats that are held. */
export type DateState = Omit<ExistingDate, "held">;

/** What an import made of a tour: enough to see whether it is still so, and to take it back. */
export interface MadeByImport {
  isNew: boolean;
  /** Of the tour as the import left it. */
  version: number;
  /** What was written of it before, of the fields that changed. */
  before: Partial<TourInput>;
  dates: { before: DateState | null; after: DateState }[];
}
