import type { ImportField } from "@tour/api";

/** A value as the file has it, and how the file calls its column. */
export interface ImportedCell {
  text: string;
  column: string;
}

/** A row of a sheet or an offer of a feed: what it says, by field. */
export interface ImportedRow {
  /** From 1; of a sheet its head is the first. */
  number: number;
  cells: Partial<Record<ImportField, ImportedCell>>;
  /** The prices of options that it names, besides its one price. */
  options: { title: string; cell: ImportedCell }[];
}
