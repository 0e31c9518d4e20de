import type { KeyboardCoordinateGetter } from "@dnd-kit/core";

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
/** How far inside a column a card is put, in px. */
const inset = 12;

/** Arrows move a card from column to column, over those that it may not go to. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { collisionRect, droppableContainers, droppableRects } = context;
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const lefts = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .toSorted((a, b) => step * (a.left - b.left));
  const isAhead = ({ left }: { left: number }) => step * (left - collisionRect.left) > inset;
  const next = lefts.find(isAhead);
  return next && { x: next.left + inset, y: next.top + inset };
};
