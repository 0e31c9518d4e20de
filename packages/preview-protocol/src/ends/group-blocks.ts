import { endOf } from "@tour/blocks/outline";
import type { PageDocument } from "../document.ts";

export interface BlockGroups {
  start: readonly string[];
  middle: readonly string[];
  end: readonly string[];
}

const known = new WeakMap<readonly string[], BlockGroups>();

/**
 * Ids of the header's, the page's own and the footer's blocks. A block never changes its type, so
 * that the groups are the same object as long as the order is.
 */
export function groupBlocks({ order, blocks }: PageDocument): BlockGroups {
  const groups = known.get(order);
  if (groups) return groups;
  const at = (place: "start" | "end" | undefined) =>
    order.filter((id) => endOf(blocks[id]?.type ?? 0) === place);
  const made = { start: at("start"), middle: at(undefined), end: at("end") };
  known.set(order, made);
  return made;
}
