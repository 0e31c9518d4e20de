import { tourListTexts } from "../texts/tour-list.ru.ts";

/**
 * What a tour begins as: a day by the clocks of whoever makes it, in roubles, for one adult, and seen
 * by nobody. All else is what the call takes for it.
 */
export const newTour = (title: string) => ({
  title,
  days: 1,
  nights: 0,
  currency: "RUB" as const,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: ["ru"],
  price_options: [
    { id: "adult", title: tourListTexts.making.option, note: "", kind: "person" as const },
  ],
  is_archived: true,
});
