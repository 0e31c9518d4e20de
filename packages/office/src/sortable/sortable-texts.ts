import type { Active, DndContextProps, Over } from "@dnd-kit/core";
import { texts } from "../texts/ru.ts";

/** What a screen reader says while an entry is moved. */
export function sortableTexts(ids: string[]): DndContextProps["accessibility"] {
  const place = (over: Over | null) => (over ? ids.indexOf(String(over.id)) + 1 : 0);
  const from = (active: Active) => ids.indexOf(String(active.id)) + 1;
  return {
    screenReaderInstructions: { draggable: texts.sorting.instructions },
    announcements: {
      onDragStart: ({ active }) => texts.sorting.taken(from(active), ids.length),
      onDragOver: ({ over }) => (over ? texts.sorting.over(place(over), ids.length) : undefined),
      onDragEnd: ({ over }) => (over ? texts.sorting.dropped(place(over), ids.length) : undefined),
      onDragCancel: () => texts.sorting.cancelled,
    },
  };
}
