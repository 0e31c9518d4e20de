import type { Media } from "@tour/api";
import type { ContentOf, DataOf } from "../../definition/define-block.ts";
import type { gallery } from "../gallery.block.ts";

/** A picture of the gallery with its place among the shown ones and in the content. */
export interface Shot {
  media: Media;
  /** From 1. */
  number: number;
  count: number;
  at: string;
}

/** The pictures that have been chosen, in their order. */
export function listShots(
  { items }: ContentOf<typeof gallery>,
  { shown }: DataOf<typeof gallery>,
): Shot[] {
  return shown.flatMap((place, index) => {
    const media = items[place];
    return media ? [{ media, number: index + 1, count: shown.length, at: `items.${place}` }] : [];
  });
}
