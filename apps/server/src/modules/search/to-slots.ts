import { Bitset } from "./bitset.ts";
import type { TourIndex } from "./tour-index.ts";

/** The slots of tours with these numbers; those that the index does not know are left out. */
export function toSlots(index: TourIndex, ids: readonly number[]): Bitset {
  const slots = new Bitset(new Uint32Array(Math.ceil(index.size / 32)));
  for (const id of ids) {
    const slot = index.slotOf(id);
    if (slot !== undefined) slots.add(slot);
  }
  return slots;
}
