import type { ContentOf, DataOf } from "../../definition/define-block.ts";
import type { impressions } from "../impressions.block.ts";

/** The impressions that have something to show, each with its place in the content. */
export function listImpressions(
  { items }: ContentOf<typeof impressions>,
  { shown }: DataOf<typeof impressions>,
) {
  return shown.flatMap((place) => {
    const item = items[place];
    return item ? [{ ...item, at: `items.${place}` }] : [];
  });
}

export type Impression = ReturnType<typeof listImpressions>[number];
