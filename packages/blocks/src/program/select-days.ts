import type { Media, Tour } from "@tour/api";
import { texts } from "../texts/ru.ts";

/** A day as it is written in the block; a new picture is null until it is chosen. */
interface OwnDay {
  title: string;
  text: string;
  media: (Media | null)[];
  meals: string;
  lodging: string;
  distance: string;
}

/** A picture of a day; one that stands in the content has its place there. */
export interface DayMedia {
  media: Media;
  at?: string;
}

/** A day as it is shown. */
export interface DayView {
  /** From 1. */
  number: number;
  title: string;
  /** HTML of the block's own days, plain text of the tour's. */
  text: string;
  isFormatted: boolean;
  media: DayMedia[];
  meals: string;
  lodging: string;
  distance: string;
  /** How much up and down, where the tour's route says it. */
  climb?: string;
  /** Where a day of the block's own stands in the content. */
  at?: string;
  /** Its id among the days of the tour that it is of. */
  part?: string;
  /** The tour that it is of. */
  tour?: number;
}

/** The tour's days, then the block's own; days without a title are left out. */
export function selectDays(
  tour: Pick<Tour, "id" | "program"> | null,
  own: readonly OwnDay[],
): DayView[] {
  const ofTour = tour?.program.map((day) => ({ ...toTourDay(day), tour: tour.id })) ?? [];
  const days = [...ofTour, ...own.map(toOwnDay)];
  return days
    .filter(({ title }) => title.trim())
    .map((day, index) => ({ ...day, number: index + 1 }));
}

function toTourDay(day: Tour["program"][number]): Omit<DayView, "number"> {
  return {
    part: day.id,
    title: day.title,
    text: day.text,
    isFormatted: false,
    media: day.media.map((media) => ({ media })),
    meals: day.meals ?? "",
    lodging: day.lodging ?? "",
    distance: day.distance_km ? texts.program.distance(day.distance_km) : "",
  };
}

function toOwnDay(day: OwnDay, index: number): Omit<DayView, "number"> {
  const at = `days.${index}`;
  return {
    ...day,
    at,
    isFormatted: true,
    media: day.media.flatMap((media, place) =>
      media ? [{ media, at: `${at}.media.${place}` }] : [],
    ),
  };
}
