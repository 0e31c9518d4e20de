import { createContext, use } from "react";
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

/** On where tours are edited, as in the preview; visitors' pages carry no marks. */
export const TourMarking = createContext(false);

const none: TourMark = {};

/** Makes the marks of a component's elements: nothing where nobody edits, and nothing without a tour. */
export function useTourMarks() {
  const isOn = use(TourMarking);
  return (tour: number | undefined, field: TourField, part?: number | string): TourMark =>
    isOn && tour !== undefined
      ? { "data-tour": tour, "data-tour-field": field, "data-tour-part": part }
      : none;
}
