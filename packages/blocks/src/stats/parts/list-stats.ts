import type { ContentOf, DataOf } from "../../definition/define-block.ts";
import type { stats } from "../stats.block.ts";

type Item = ContentOf<typeof stats>["items"][number];

/** A figure with its place in the content. */
export interface Stat extends Item {
  at: string;
}

/** The items that have a value, in their order. */
export function listStats(
  { items }: Pick<ContentOf<typeof stats>, "items">,
  { shown }: DataOf<typeof stats>,
): Stat[] {
  return shown.flatMap((index) => {
    const item = items[index];
    return item ? [{ ...item, at: `items.${index}` }] : [];
  });
}
