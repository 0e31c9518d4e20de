import type { ProgrammeField, ProgrammePassage } from "@tour/api";

/** A piece of a document in its order: what a person would point at with a finger. */
export interface Passage {
  kind: ProgrammePassage["kind"];
  text: string;
  /** Of a cell: which table, row and column, each from 0. */
  cell?: { table: number; row: number; column: number };
}

/** What was found of a tour, and the places of the passages that say so. */
export interface Found {
  field: ProgrammeField;
  /** From 1; null of what is no day's. */
  day: number | null;
  value: string;
  passages: number[];
}

export interface Understood {
  found: Found[];
  /** Places of the passages that are in no field whole. */
  rest: number[];
}
