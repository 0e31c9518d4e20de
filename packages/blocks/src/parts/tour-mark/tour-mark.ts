import type { TourField } from "../../page-data/tour-fields.ts";

/**
 * Says in the markup which piece of which tour an element shows: the preview lets it be changed there.
 * The part is a departure's number, or the id of a day or a guide.
 */
export interface TourMark {
  "data-tour"?: number;
  "data-tour-field"?: TourField;
  "data-tour-part"?: number | string | undefined;
}

const none: TourMark = {};
let isMarking = false;

/**
 * Turns the marks on, or off, for all that is rendered from then on. The preview does so before
 * its first picture. No context: server components, which have none, render blocks as well.
 */
export function markTours(isOn: boolean): void {
  isMarking = isOn;
}

/** The marks of an element: nothing where nobody edits, and nothing without a tour. */
export function tourMark(
  tour: number | undefined,
  field: TourField,
  part?: number | string,
): TourMark {
  if (!isMarking || tour === undefined) return none;
  return { "data-tour": tour, "data-tour-field": field, "data-tour-part": part };
}
