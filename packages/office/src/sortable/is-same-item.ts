import type { SortableItem } from "./sortable-list.tsx";

/** Whether a row would be drawn the same with both. */
export function isSameItem(a: SortableItem, b: SortableItem): boolean {
  return (
    a.ref === b.ref &&
    a.isDragging === b.isDragging &&
    a.style.transform === b.style.transform &&
    a.style.transition === b.style.transition &&
    isSameHandle(a.handle, b.handle)
  );
}

const isSameHandle = (a: object, b: object): boolean => {
  const [own, other] = [Object.entries(a), new Map(Object.entries(b))];
  return own.length === other.size && own.every(([key, value]) => other.get(key) === value);
};
