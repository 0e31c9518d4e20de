import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { DragEndEvent } from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import { sortableTexts } from "./sortable-texts.ts";

interface SortableListProps {
  ids: string[];
  move: (from: number, to: number) => void;
  children: ReactNode;
}

/** A column that is reordered by pointer, and by keyboard: space takes, arrows move, space drops. */
export function SortableList({ ids, move, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const handleEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleEnd}
      accessibility={sortableTexts(ids)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** What an entry of a sortable list needs: a ref and style for it, and props for its handle. */
export function useSortableItem(id: string) {
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  return {
    ref: sortable.setNodeRef,
    isDragging,
    style: {
      transform: CSS.Translate.toString(transform),
      transition,
      ...(isDragging && { zIndex: 1, position: "relative" as const }),
    },
    handle: { ...sortable.attributes, ...sortable.listeners },
  };
}

/** An entry of a sortable list, as `useSortableItem` gives it. */
export type SortableItem = ReturnType<typeof useSortableItem>;
