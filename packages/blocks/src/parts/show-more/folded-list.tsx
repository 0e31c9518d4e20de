import type { ReactNode } from "react";
import { ShowMore } from "./show-more.tsx";

interface FoldedListProps<T> {
  items: readonly T[];
  /** How many are seen at once where there is room, and how many on phones. */
  limit: number;
  onPhones: number;
  /** Words of the button that opens so many more. */
  label: (count: number) => string;
  /** Draws some of them, which follow those `above`. */
  children: (items: readonly T[], above: readonly T[]) => ReactNode;
}

/** A list whose end unfolds; phones fold it sooner, but not for the sake of one item. */
export function FoldedList<T>(props: FoldedListProps<T>) {
  const { items, limit, onPhones, label, children: draw } = props;
  const seen = items.slice(0, limit);
  const rest = items.slice(limit);
  const end = rest.length > 0 && <ShowMore label={label(rest.length)}>{draw(rest, seen)}</ShowMore>;
  if (seen.length <= onPhones + 1) {
    return (
      <>
        {draw(seen, [])}
        {end}
      </>
    );
  }
  const first = seen.slice(0, onPhones);
  return (
    <>
      {draw(first, [])}
      <ShowMore cuts="phones" label={label(items.length - onPhones)}>
        {draw(seen.slice(onPhones), first)}
        {end}
      </ShowMore>
    </>
  );
}
