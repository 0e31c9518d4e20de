import type { Suggestion } from "@tour/api";

/** A suggestion as the index has it: of a tour's site it knows the organiser alone. */
export interface FoundName extends Omit<Suggestion, "url"> {
  /** Of kind `tours`. */
  organizerId: number | null;
}
