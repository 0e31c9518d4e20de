import type { accommodationTypes } from "@tour/api";
import type { samplePictures } from "@tour/blocks/definitions";

type Picture = keyof typeof samplePictures;

/** What a tour is about: its words, who it is for, and what it costs a day. */
export interface MarketTopic {
  /** The first names the topic; a tour has one to three of them. */
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

/** A topic out of its words and numbers, in the order of the fields. */
export const topic = (
  lists: Record<"activities" | "phrases" | "collections", string>,
  [lodgings, pictures]: [lodgings: string, pictures: string],
  [difficulty, comfort, days, daily, group]: [number, number][],
  months: number[],
  adventure: string,
): MarketTopic => ({
  activities: list(lists.activities),
  phrases: list(lists.phrases),
  collections: list(lists.collections),
  lodgings: lodgings.split(" ") as MarketTopic["lodgings"],
  pictures: pictures.split(" ") as Picture[],
  difficulty: difficulty!,
  comfort: comfort!,
  days: days!,
  daily: daily!,
  group: group!,
  months,
  adventure,
});
