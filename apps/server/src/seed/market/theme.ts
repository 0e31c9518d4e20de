import type { accommodationTypes } from "@tour/api";
import type { samplePictures } from "@tour/blocks/definitions";

type Picture = keyof typeof samplePictures;

/** What a tour is about: its words, who it is for, and what it costs a day. */
export interface MarketTheme {
  /** The first names the theme; a tour has one to three of them. */
  activities: string[];
  /** Stands after a colon in a title. */
  phrases: string[];
  collections: string[];
  lodgings: (typeof accommodationTypes)[number][];
  pictures: Picture[];
  difficulty: [number, number];
  comfort: [number, number];
  days: [number, number];
  /** Roubles a day, from and to. */
  daily: [number, number];
  /** Months in which it goes, 1 to 12. */
  months: number[];
  group: [number, number];
  adventure: string;
}

export const summer = [5, 6, 7, 8, 9];
export const winter = [1, 2, 3, 12];
export const always = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const list = (text: string) => text.split(", ");

/** A theme out of its words and numbers, in the order of the fields. */
export const theme = (
  lists: Record<"activities" | "phrases" | "collections", string>,
  looks: [lodgings: string, pictures: string],
  [difficulty, comfort, days, daily, group]: [number, number][],
  months: number[],
  adventure: string,
): MarketTheme => ({
  activities: list(lists.activities),
  phrases: list(lists.phrases),
  collections: list(lists.collections),
  lodgings: looks[0].split(" ") as MarketTheme["lodgings"],
  pictures: looks[1].split(" ") as Picture[],
  difficulty: difficulty!,
  comfort: comfort!,
  days: days!,
  daily: daily!,
  group: group!,
  months,
  adventure,
});
