import * as v from "valibot";

export const departureTabs = ["guests", "rooming", "arrivals", "requests", "lists"] as const;
export type DepartureTab = (typeof departureTabs)[number];

/** Which part of a departure is open; who goes where none is named. */
export const departureTabSchema = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(departureTabs)), undefined)),
});
