import type { ImportProblem, TourInput } from "@tour/api";

/** What a file may say of a tour itself. */
export type ImportedFields = Partial<
  Pick<
    TourInput,
    | "title"
    | "subtitle"
    | "description"
    | "activities"
    | "days"
    | "nights"
    | "min_age"
    | "group_size_from"
    | "group_size_to"
    | "included"
    | "not_included"
    | "currency"
  >
> & { country?: string[]; region?: string[]; city?: string[] };

export interface ImportedDate {
  row: number;
  /** Our own number of it. */
  id?: number;
  start_date: string;
  /** Left out, it follows from how long the tour is. */
  end_date?: string;
  /** `HH:mm`. */
  start_time?: string;
  capacity?: number;
  /** Minor units. */
  price?: number;
  /** Minor units by the options' titles, as `toTitleKey` has them. */
  options?: Record<string, number>;
}

/** A tour as a file has it: what is left out, or empty there, stays as it is. */
export interface ImportedTour {
  /** The first that speaks of it. */
  row: number;
  slug?: string;
  externalId?: string;
  fields: ImportedFields;
  /** Titles of the price options that it names, in the order of its columns. */
  options?: string[];
  /** Addresses of its pictures. */
  pictures?: string[];
  dates: ImportedDate[];
  problems: ImportProblem[];
}
