import type { ContentOf, DataOf } from "../../definition/define-block.ts";
import type { advantages } from "../advantages.block.ts";

type Item = ContentOf<typeof advantages>["items"][number];

/** An item with its place in the content. */
export interface Advantage extends Item {
  at: string;
}

/** The items that have words, in their order. */
export function listAdvantages(
  { items }: Pick<ContentOf<typeof advantages>, "items">,
  { shown }: DataOf<typeof advantages>,
): Advantage[] {
  return shown.flatMap((index) => {
    const item = items[index];
    return item ? [{ ...item, at: `items.${index}` }] : [];
  });
}
